import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../component-fixture.tsx";
import { ask } from "../play-fixture.tsx";

const MAYDAY = "MAYDAY, three times";
const POSITION = "Position, level and heading";
const check = page.getByRole("button", { name: "Check" });
const up = (entry: string) => page.getByRole("button", { name: `Move up: ${entry}` });
const down = (entry: string) => page.getByRole("button", { name: `Move down: ${entry}` });
const handle = (entry: string) => page.getByRole("button", { name: `Move: ${entry}` });
const row = (place: number) => page.getByRole("listitem").nth(place - 1);

describe("entries to put in order", () => {
  it("sends the order that the buttons have made", async () => {
    const { answers } = await ask("sequence");
    await up(MAYDAY).click();
    await expect.element(row(1)).toMatchTextContent(new RegExp(MAYDAY));
    await check.click();
    expect(answers).toEqual(['["o2","o1","o3","o4","o5","o6"]']);
  });

  it("can be checked as it is", async () => {
    const { answers } = await ask("sequence");
    await check.click();
    expect(answers).toEqual(['["o1","o2","o3","o4","o5","o6"]']);
  });

  it("switches off the ways that lead out of the list", async () => {
    await ask("sequence");
    await expect.element(up(POSITION)).toHaveAttribute("aria-disabled", "true");
    await expect.element(down(POSITION)).not.toHaveAttribute("aria-disabled");
    await expect.element(down("Identification of the aircraft")).toHaveAttribute("aria-disabled", "true");
  });

  it("keeps the focus on the button while its row moves", async () => {
    await ask("sequence");
    await expect.element(down(POSITION)).toBeVisible();
    down(POSITION).element().focus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.element(row(3)).toMatchTextContent(new RegExp(POSITION));
    await expect.element(down(POSITION)).toHaveFocus();
  });

  it("says where a row has gone", async () => {
    await ask("sequence");
    await down(POSITION).click();
    await expect.element(page.getByText(`${POSITION}: now 2 of 6.`)).toBeInTheDocument();
  });

  it("is lifted with Space, moved with the arrows and put down with Space", async () => {
    await ask("sequence");
    await expect.element(handle(MAYDAY)).toBeVisible();
    handle(MAYDAY).element().focus();
    await userEvent.keyboard("[Space]");
    await expect.element(page.getByText(/lifted\. Move it with the arrow keys/)).toBeInTheDocument();
    await expect.element(handle(MAYDAY)).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}[Space]");
    await expect.element(page.getByText(`${MAYDAY}: put down.`)).toBeInTheDocument();
    await expect.element(row(4)).toMatchTextContent(new RegExp(MAYDAY));
    await expect.element(handle(MAYDAY)).toHaveFocus();
  });

  it("goes back where it was with Escape", async () => {
    await ask("sequence");
    await expect.element(handle(MAYDAY)).toBeVisible();
    handle(MAYDAY).element().focus();
    await userEvent.keyboard("[Space]{ArrowUp}{Escape}");
    await expect.element(row(2)).toMatchTextContent(new RegExp(MAYDAY));
    await expect.element(page.getByText(`${MAYDAY}: back where it was.`)).toBeInTheDocument();
  });

  it("moves at once with Alt and an arrow key", async () => {
    const { drafts } = await ask("sequence");
    await expect.element(up(MAYDAY)).toBeVisible();
    up(MAYDAY).element().focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(drafts.at(-1)?.answer).toBe('["o2","o1","o3","o4","o5","o6"]');
  });

  it("does not move with bare arrow keys while nothing is lifted", async () => {
    const { drafts } = await ask("sequence");
    await expect.element(handle(MAYDAY)).toBeVisible();
    handle(MAYDAY).element().focus();
    await userEvent.keyboard("{ArrowUp}{ArrowDown}");
    expect(drafts).toEqual([]);
  });

  it("holds still while the answer is on its way", async () => {
    const { drafts } = await ask("sequence", {
      sentAnswer: '["o2","o1","o3","o4","o5","o6"]',
      isOpen: false,
    });
    await expect.element(row(1)).toMatchTextContent(new RegExp(MAYDAY));
    await down(MAYDAY).click({ force: true });
    expect(drafts).toEqual([]);
    await expect.element(check).toHaveAttribute("aria-busy", "true");
  });

  it("puts the own order beside a right one, and marks what stands elsewhere", async () => {
    await ask("sequence", { told: '["o2","o6","o4","o5","o1","o3"]' });
    const [own, right] = [page.getByRole("list").nth(0), page.getByRole("list").nth(1)];
    await expect.element(page.getByRole("heading", { name: "Your order" })).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "A right order" })).toBeVisible();
    await expect.element(own.getByRole("listitem").nth(0)).toMatchTextContent(/In its place/);
    await expect.element(own.getByRole("listitem").nth(1)).toMatchTextContent(/In another place/);
    await expect.element(right.getByRole("listitem").nth(0)).toMatchTextContent(/It claims priority\./);
  });

  it("shows one list after a right order", async () => {
    await ask("sequence", { told: '["o2","o4","o6","o5","o3","o1"]' });
    await expect.element(page.getByRole("heading", { name: "Your order" })).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "A right order" })).not.toBeInTheDocument();
    await expect.element(page.getByText("In another place")).not.toBeInTheDocument();
  });

  it("shows a right order when none was given", async () => {
    await ask("sequence", { told: "" });
    await expect.element(page.getByRole("heading", { name: "A right order" })).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Your order" })).not.toBeInTheDocument();
  });

  it("lets the order of a paper be kept as it is", async () => {
    const { drafts } = await ask("sequence", { isFree: true });
    await page.getByRole("button", { name: "Keep this order" }).click();
    expect(drafts.at(-1)?.answer).toBe('["o1","o2","o3","o4","o5","o6"]');
    await expect.element(check).not.toBeInTheDocument();
  });

  it("reads Arabic entries from right to left", async () => {
    await ask("arabic_sequence", { language: "ar" });
    await expect.element(row(1)).toMatchTextContent(/الستراتوسفير/);
    expect(getComputedStyle(row(1).element()).direction).toBe("rtl");
  });

  it("has no fault that a screen reader would meet", async () => {
    await ask("sequence");
    await up(MAYDAY).click();
    await expectAccessible();
  });
});
