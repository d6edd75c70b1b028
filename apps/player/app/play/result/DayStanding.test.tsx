import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { away, show, SIGNED_IN } from "../../component-fixture.tsx";
import { DayStanding } from "./DayStanding.tsx";

it("leaves no empty card behind when the server cannot be asked", async () => {
  const { container } = await show(<DayStanding attemptId="a1" />, {
    remembered: SIGNED_IN,
    api: { get_daily_quiz_days: away },
  });
  await expect.poll(() => container.querySelector("section")).toBeNull();
  await expect.element(page.getByRole("link")).not.toBeInTheDocument();
});
