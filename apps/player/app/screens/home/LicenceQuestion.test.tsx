import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ANN, away, expectAccessible, ok, show } from "../../component-fixture.tsx";
import { rootStore } from "../../state/root-store.ts";
import { LicenceQuestion } from "./LicenceQuestion.tsx";

type Api = NonNullable<NonNullable<Parameters<typeof show>[1]>["api"]>;

const UNKNOWN = { session: { token: "token", user: { ...ANN, licence: null } } };
const open = (api: Api = {}, remembered = {}) =>
  show(<LicenceQuestion />, { api, remembered: { ...UNKNOWN, ...remembered } });
const kept: NonNullable<Api["update_profile"]> = async ({ licence }) =>
  ok({ ...ANN, licence: licence ?? null, pending: { email: null, mobile: null } });

const question = page.getByRole("heading", { name: "Which licence are you training for?" });
const answer = (name: string) => page.getByRole("button", { name, exact: true });

describe("the question after the licence", () => {
  it("is answered with a press, and stays to be corrected", async () => {
    const { requestsOf } = await open({ update_profile: kept });
    await answer("PPL").click();
    await expect.element(answer("PPL")).toHaveAttribute("aria-pressed", "true");
    await answer("ATPL").click();
    await expect.element(answer("ATPL")).toHaveAttribute("aria-pressed", "true");
    expect(requestsOf("update_profile")).toEqual([{ licence: "ppl" }, { licence: "atpl" }]);
    await expect.element(page.getByRole("link", { name: "Settings" })).toBeVisible();
  });

  it("is taken back when it could not be kept", async () => {
    await open({ update_profile: away });
    await answer("PPL").click();
    await expect.element(page.getByRole("status")).toMatchTextContent("The network is away");
    await expect.element(answer("PPL")).toHaveAttribute("aria-pressed", "false");
  });

  it("goes for good when the player would rather not say", async () => {
    await open();
    await page.getByRole("button", { name: "Not now" }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(rootStore.getState().skipsLicence).toBe(true);
  });

  it.each([
    ["has told it", { session: { token: "token", user: ANN } }],
    ["would rather not say", { skipsLicence: true }],
  ])("is not asked again where the player %s", async (_why, remembered) => {
    const { container } = await open({}, remembered);
    await expect.element(question).not.toBeInTheDocument();
    expect(container.textContent).toBe("");
  });

  it("has no fault that a screen reader would meet", async () => {
    await open();
    await expect.element(question).toBeVisible();
    await expectAccessible();
  });
});
