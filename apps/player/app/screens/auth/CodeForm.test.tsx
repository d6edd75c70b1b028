import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { away, expectAccessible, later, show } from "../../component-fixture.tsx";
import type { AnyRefusal } from "../../i18n/refusals.ts";
import { CodeForm } from "./CodeForm.tsx";

type Form = {
  readonly onCheck?: (code: string) => Promise<AnyRefusal | null>;
  readonly onResend?: () => Promise<AnyRefusal | null>;
  readonly pauseMs?: number;
  readonly language?: "en" | "ar";
};

const digit = (place: number) => page.getByRole("textbox").nth(place - 1);
const confirm = page.getByRole("button", { name: "Confirm" });

async function open({ onCheck, onResend, pauseMs = 0, language = "en" }: Form = {}) {
  const codes: string[] = [];
  await show(
    <CodeForm
      submit="auth.verify.submit"
      variant="action"
      onCheck={async (code) => {
        codes.push(code);
        return onCheck === undefined ? null : onCheck(code);
      }}
      againAtMs={Date.now() + pauseMs}
      onResend={onResend ?? (async () => null)}
    />,
    { language },
  );
  return codes;
}

describe("a code from a message", () => {
  it("is ready to be typed at once, and checked when it is whole", async () => {
    const codes = await open();
    await expect.element(digit(1)).toHaveFocus();
    await userEvent.keyboard("123456");
    await expect.poll(() => codes).toEqual(["123456"]);
  });

  it("names each box after its place", async () => {
    await open();
    await expect.element(digit(1)).toHaveAccessibleName("6-digit code Digit 1 of 6");
    await expect.element(digit(3)).toHaveAccessibleName("Digit 3 of 6");
  });

  it("takes the digits of other keyboards", async () => {
    const codes = await open();
    await digit(1).fill("١٢٣٤٥٦");
    await expect.poll(() => codes).toEqual(["123456"]);
  });

  it("takes digits only", async () => {
    const codes = await open();
    await expect.element(digit(1)).toHaveFocus();
    await userEvent.keyboard("a1");
    await expect.element(digit(1)).toHaveValue("1");
    expect(codes).toEqual([]);
  });

  it("says that digits are missing", async () => {
    const codes = await open();
    await expect.element(digit(1)).toHaveFocus();
    await userEvent.keyboard("12");
    await confirm.click();
    await expect.element(page.getByRole("alert")).toMatchTextContent("Please enter all 6 digits.");
    expect(codes).toEqual([]);
  });

  it.each([
    ["wrong", "code_wrong", "The code is not right."],
    ["too old", "code_expired", "The code is no longer valid. Please ask for a new one."],
  ] as const)("that is %s stays to be corrected", async (_what, refusal, sentence) => {
    await open({ onCheck: async () => refusal });
    await expect.element(digit(1)).toHaveFocus();
    await userEvent.keyboard("123456");
    await expect.element(page.getByRole("alert")).toMatchTextContent(sentence);
    await expect.element(digit(6)).toHaveValue("6");
    await expect.element(digit(1)).toHaveAttribute("aria-invalid", "true");
  });

  it("stays while the network is away, and can be sent again", async () => {
    let isAway = true;
    const codes = await open({ onCheck: async () => (isAway ? away() : null) });
    await expect.element(digit(1)).toHaveFocus();
    await userEvent.keyboard("123456");
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    isAway = false;
    await confirm.click();
    await expect.poll(() => codes).toEqual(["123456", "123456"]);
  });

  it("is checked once at a time", async () => {
    const answer = later<null>();
    const codes = await open({ onCheck: () => answer.promise });
    await expect.element(digit(1)).toHaveFocus();
    await userEvent.keyboard("123456");
    await expect.element(confirm).toHaveAttribute("aria-busy", "true");
    await confirm.click({ force: true });
    expect(codes).toHaveLength(1);
  });

  it("can be asked for again only after a pause", async () => {
    await open({ pauseMs: 25_000 });
    await expect.element(page.getByText(/A new code is possible in/)).toMatchTextContent("0:2");
    await expect.element(page.getByRole("button", { name: "Send a new code" })).not.toBeInTheDocument();
  });

  it("is sent again, and says so", async () => {
    await open();
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect.element(page.getByText("A new code is on its way.")).toBeVisible();
  });

  it("says why it was not sent again", async () => {
    await open({ onResend: async () => "too_many_requests" });
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect.element(page.getByText("Too many requests, try again later.")).toBeVisible();
  });

  it("runs from left to right in Arabic, without a fault for screen readers", async () => {
    await open({ language: "ar" });
    const [first, last] = [digit(1).element(), digit(6).element()].map(
      (box) => box.getBoundingClientRect().x,
    );
    expect(first).toBeLessThan(last ?? 0);
    await expectAccessible();
  });
});
