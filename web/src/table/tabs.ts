export type Tab = "log" | "moments" | "actions" | "chat";
