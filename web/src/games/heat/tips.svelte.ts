/** Heat tells what its cards and tokens mean by the frame's tips. */
export * from "../../table/tips/tips.svelte";
