import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ok } from "../../component-fixture.tsx";
import { inSeconds, play } from "../play-fixture.tsx";

/** A paper that is watched, on the screen that it is sat on. */
async function sit() {
  const screen = await play({
    names: ["true_false", "single"],
    answerMode: "free",
    attempt: { watch: { policy: "end", warnings: 0, limit_seconds: 5 } },
    api: {
      report_exam_events: async () =>
        ok({
          ended: false,
          ended_by_absence: false,
          deadline: null,
          expires_at: inSeconds(620),
          absences: 0,
          too_long: 0,
          last_away_seconds: null,
          taken_over: false,
          server_time: inSeconds(0),
        }),
    },
  });
  const told = () => JSON.stringify(screen.requestsOf("report_exam_events"));
  await expect.poll(told).toContain('"visible"');
  return { ...screen, told };
}

describe("a watched paper", () => {
  it("is not left by handing it in", async () => {
    const { told, unmount } = await sit();
    await page.getByRole("button", { name: "Hand in" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Hand in" }).click();
    await expect.element(page.getByText("The run is over.")).toBeVisible();
    await unmount();
    expect(told()).not.toContain('"hidden"');
  });

  it("is left by going to another screen", async () => {
    const { told, unmount } = await sit();
    await unmount();
    await expect.poll(told).toContain('"hidden"');
  });
});
