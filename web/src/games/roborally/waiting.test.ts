import { beforeAll, expect, it } from "vitest";
import { learn, speak } from "../../kit/language.svelte";
import { t } from "../../kit/text";

beforeAll(async () => {
  await speak("en");
  await learn("roborally");
});

it("a robot destroyed on Toggle Boggle is not promised to return at the end of the turn", () => {
  expect(["race", "toggle"].map((goal) => t("roborally-ui-wait-destroyed", { goal }))).toEqual([
    "Your robot is destroyed. It returns at the end of the turn.",
    "Your robot is destroyed. On this course it sits out one whole turn.",
  ]);
});
