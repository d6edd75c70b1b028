import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  ANN,
  away,
  expectAccessible,
  later,
  ok,
  refused,
  show,
  SIGNED_IN,
} from "../../component-fixture.tsx";
import { rootStore } from "../../state/root-store.ts";
import SettingsScreen from "./SettingsScreen.tsx";

type Options = NonNullable<Parameters<typeof show>[1]>;
type Api = NonNullable<Options["api"]>;
type PlanFields = Parameters<NonNullable<Api["update_profile"]>>[0];

const ROW = { id: 1, language: "English", code: "en", locale: "en", is_rtl: false, default_active: true };
const LANGUAGES = [
  ROW,
  { ...ROW, id: 2, language: "العربية", code: "ar", is_rtl: true, default_active: false },
];
const HERE = {
  device_id: "00000000-0000-4000-8000-0000000000d1",
  label: "Firefox on Linux",
  signed_in_at: "2026-05-01T10:00:00.000Z",
  last_seen_at: "2026-05-02T10:00:00.000Z",
  is_current: true,
};
const NOTICES = { kinds: [], quiet_from: null, quiet_until: null, push_key: "", is_pushed_here: false };
const PHONE = {
  ...HERE,
  device_id: "00000000-0000-4000-8000-0000000000d2",
  label: "Chrome on Android",
  is_current: false,
};

async function open(api: Api = {}, options: Options = {}) {
  return show(<SettingsScreen />, {
    remembered: SIGNED_IN,
    api: {
      get_user_by_id: async () => ok(ANN),
      get_languages: async () => ok(LANGUAGES),
      get_devices: async () => ok([HERE, PHONE]),
      get_notice_settings: async () => ok(NOTICES),
      get_blocked_players: async () => ok([], 0),
      ...api,
    },
    ...options,
  });
}

describe("what the player trains for", () => {
  const licence = (name: string | RegExp) =>
    page.getByRole("group", { name: "You are training for" }).getByRole("radio", { name });
  const press = (name: string) =>
    page.getByRole("group", { name: "You are training for" }).getByText(name, { exact: true }).click();

  it("is kept by the server", async () => {
    const { requestsOf } = await open({
      update_profile: async () =>
        ok({ ...ANN, licence: "atpl" as const, pending: { email: null, mobile: null } }),
    });
    await expect.element(licence(/^PPL/)).toBeChecked();
    await press("ATPL");
    await expect.element(licence("ATPL")).toBeChecked();
    expect(requestsOf("update_profile")).toEqual([{ licence: "atpl" }]);
  });

  it("is not undone by a record that was on its way", async () => {
    const chosen = { ...ANN, licence: "atpl" as const };
    const older = later<Awaited<ReturnType<NonNullable<Api["get_user_by_id"]>>>>();
    const records = [older.promise, Promise.resolve(ok(chosen))];
    const { requestsOf } = await open({
      get_user_by_id: async () => records.shift() ?? ok(chosen),
      update_profile: async () => ok({ ...chosen, pending: { email: null, mobile: null } }),
    });
    await press("ATPL");
    await expect.element(licence("ATPL")).toBeChecked();
    older.resolve(ok(ANN));
    await expect.poll(() => requestsOf("get_user_by_id").length).toBe(2);
    await expect.element(licence("ATPL")).toBeChecked();
  });

  it("goes back to what it was when it could not be kept", async () => {
    await open({ update_profile: away });
    await press("ATPL");
    await expect.element(page.getByRole("alert").filter({ hasText: "The network is away" })).toBeVisible();
    await expect.element(licence(/^PPL/)).toBeChecked();
  });
});

describe("the plan of studies", () => {
  const day = page.getByLabelText("Day of your exam");
  const keep = page.getByRole("button", { name: "Keep", exact: true });
  const kept = {
    update_profile: async ({ exam_date: exam, minutes_a_day: minutes }: PlanFields) =>
      ok({
        ...ANN,
        exam_date: exam === undefined || exam === "none" ? null : exam,
        minutes_a_day: minutes === undefined ? null : Number(minutes),
        pending: { email: null, mobile: null },
      }),
  };

  it("takes a day that is to come and no other, and takes it back", async () => {
    const { requestsOf } = await open(kept);
    await day.fill("2020-02-01");
    await keep.click();
    await expect.element(page.getByText("Please choose a day from today on.")).toBeVisible();
    const today = new Intl.DateTimeFormat("sv-SE").format(new Date());
    await day.fill(today);
    await keep.click();
    await expect.element(keep).not.toBeInTheDocument();
    await day.fill("");
    await keep.click();
    await expect.element(keep).not.toBeInTheDocument();
    expect(requestsOf("update_profile")).toEqual([{ exam_date: today }, { exam_date: "none" }]);
  });

  it("takes a goal for a day, and its end", async () => {
    const { requestsOf } = await open(kept);
    const goals = page.getByRole("group", { name: "Goal for a day" });
    await expect.element(goals.getByRole("radio", { name: "No goal" })).toBeChecked();
    await goals.getByText("20 minutes").click();
    await expect.element(goals.getByRole("radio", { name: "20 minutes" })).toBeChecked();
    await goals.getByText("No goal").click();
    await expect.element(goals.getByRole("radio", { name: "No goal" })).toBeChecked();
    expect(requestsOf("update_profile")).toEqual([{ minutes_a_day: 20 }, { minutes_a_day: 0 }]);
  });
});

describe("look and sound", () => {
  const themes = page.getByRole("group", { name: "Theme" });
  const theme = (name: string) => themes.getByRole("radio", { name });
  const flip = (name: string) => page.getByRole("switch", { name });

  it("begin with what the page came with, and follow the choice at once", async () => {
    await open();
    await expect.element(theme("Light")).toBeChecked();
    await themes.getByText("Dark").click();
    await expect.element(theme("Dark")).toBeChecked();
    expect(rootStore.getState().theme).toBe("dark");
  });

  it("are chosen with the arrow keys", async () => {
    await open();
    await themes.getByText("Light").click();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(theme("Dark")).toBeChecked();
  });

  it.each([
    ["Sound and vibration", false],
    ["Start quizzes at once", true],
    ["Less motion", false],
  ])("switch %s", async (name, isOn) => {
    await open();
    expect(flip(name).element().getAttribute("aria-checked") ?? String(isOn)).toBe(String(isOn));
    await flip(name).click();
    const { sound, startsAtOnce, motion } = rootStore.getState();
    expect([sound, startsAtOnce, motion]).not.toEqual([false, true, "system"]);
  });

  it("offer the language of the questions where there are several", async () => {
    await open();
    const languages = page.getByRole("group", { name: "Question language" });
    await languages.getByText("العربية").click();
    expect(rootStore.getState().language).toEqual({ id: 2, code: "ar" });
  });

  it("offer no language of the questions where there is one", async () => {
    await open({ get_languages: async () => ok([ROW]) });
    await expect.element(page.getByText("Firefox on Linux")).toBeVisible();
    await expect.element(page.getByRole("group", { name: "Question language" })).not.toBeInTheDocument();
  });

  it("offer the default language to those who read another one", async () => {
    const { requestsOf } = await open(
      {
        allow_default_language: async () => ok({ also_default_language: true }),
        get_user_by_id: async () => ok(rootStore.getState().session?.user ?? ANN),
      },
      { remembered: { ...SIGNED_IN, language: { id: 2, code: "ar" } } },
    );
    const also = flip("Also show questions in English");
    await also.click();
    await expect.element(also).toBeChecked();
    expect(requestsOf("allow_default_language")).toEqual([{ allowed: true }]);
  });

  it("say when that could not be kept", async () => {
    await open(
      { allow_default_language: away },
      { remembered: { ...SIGNED_IN, language: { id: 2, code: "ar" } } },
    );
    const also = flip("Also show questions in English");
    await also.click();
    await expect.element(page.getByRole("alert").filter({ hasText: "The network is away" })).toBeVisible();
    await expect.element(also).not.toBeChecked();
  });
});

describe("devices", () => {
  const out = (device: string) => page.getByRole("button", { name: `Sign out ${device}` });

  it("are listed, this one as such", async () => {
    await open();
    const row = page.getByRole("listitem").filter({ hasText: "Firefox on Linux" });
    await expect.element(row).toMatchTextContent("This device");
    await expect.element(page.getByText(/Last seen 2 May 2026/)).toBeVisible();
  });

  it("go from the list when they are signed out", async () => {
    let devices = [HERE, PHONE];
    const { requestsOf } = await open({
      get_devices: async () => ok(devices),
      sign_out: async () => {
        devices = [HERE];
        return ok({ signed_out: 1 });
      },
    });
    await out("Chrome on Android").click();
    await expect.element(page.getByText("Chrome on Android")).not.toBeInTheDocument();
    await expect.element(page.getByText("No other device is signed in.")).toBeVisible();
    expect(requestsOf("sign_out")).toEqual([{ device_id: PHONE.device_id }]);
  });

  it("end the session when this one is signed out", async () => {
    await open({ sign_out: async () => ok({ signed_out: 1 }) });
    await out("Firefox on Linux").click();
    await expect.poll(() => rootStore.getState().session).toBeNull();
  });

  it("stay with a sentence when signing out fails", async () => {
    await open({ sign_out: away });
    await out("Chrome on Android").click();
    await expect.element(page.getByText(/The network is away/)).toBeVisible();
    await expect.element(page.getByText("Chrome on Android")).toBeVisible();
    expect(rootStore.getState().session).not.toBeNull();
  });

  it("can be asked for again", async () => {
    let isAway = true;
    await open({ get_devices: async () => (isAway ? away() : ok([HERE])) });
    const retry = page.getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    isAway = false;
    await retry.click();
    await expect.element(page.getByText("Firefox on Linux")).toBeVisible();
  });
});

describe("signing out everywhere", () => {
  const dialog = page.getByRole("dialog", { name: "Sign out everywhere" });

  it("asks first, and does nothing when the player thinks better of it", async () => {
    const { requestsOf } = await open();
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect.element(dialog).toMatchTextContent("this one included?");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(requestsOf("sign_out")).toEqual([]);
  });

  it("ends this session too", async () => {
    const { requestsOf } = await open({ sign_out: async () => ok({ signed_out: 2 }) });
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect.poll(() => rootStore.getState().session).toBeNull();
    expect(requestsOf("sign_out")).toEqual([{ everywhere: true }]);
  });

  it("says when it did not work, and stays open", async () => {
    await open({ sign_out: away });
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect.element(dialog.getByText(/The network is away/)).toBeVisible();
    await expectAccessible();
  });
});

describe("deleting the account", () => {
  const dialog = page.getByRole("dialog", { name: "Delete your account for good?" });
  const word = dialog.getByRole("textbox", { name: "Type DELETE to confirm" });
  const confirm = dialog.getByRole("button", { name: "Delete for good" });
  const ask = () => page.getByRole("button", { name: "Delete my account" }).click();

  it("needs the word", async () => {
    const { requestsOf } = await open();
    await ask();
    await confirm.click();
    await expect.element(word).toHaveAccessibleDescription("Please fill in all details.");
    await word.fill("delete");
    await confirm.click();
    await expect
      .element(word)
      .toHaveAccessibleDescription("Please type DELETE, exactly as it is written here.");
    await expect.element(word).toHaveValue("delete");
    expect(requestsOf("delete_user_account")).toEqual([]);
  });

  it("ends the session and says good-bye", async () => {
    await open({ delete_user_account: async () => ok({ deleted: true as const }) });
    await ask();
    await word.fill(" DELETE ");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Your account is deleted. Safe flights.")).toBeVisible();
    expect(rootStore.getState().session).toBeNull();
  });

  it("is asked for once", async () => {
    const answer = later<never>();
    const { requestsOf } = await open({ delete_user_account: () => answer.promise });
    await ask();
    await word.fill("DELETE");
    await confirm.click();
    await expect.element(confirm).toHaveAttribute("aria-busy", "true");
    await confirm.click({ force: true });
    expect(requestsOf("delete_user_account")).toHaveLength(1);
  });

  it("leads to a fresh sign-in where the last one is too old", async () => {
    await open({ delete_user_account: async () => refused("proof_not_valid") });
    await ask();
    await word.fill("DELETE");
    await confirm.click();
    await expect.element(dialog.getByText(/sign in again; then you have five minutes/)).toBeVisible();
    await dialog.getByRole("button", { name: "Sign in again" }).click();
    await expect.poll(() => rootStore.getState().session).toBeNull();
  });

  it.each([
    [
      "is not allowed in the demo",
      async () => refused("demo_not_allowed"),
      /not allowed in the demo version/,
    ],
    ["has no network", away, /The network is away/],
  ] as const)("stays undone when it %s", async (_why, delete_user_account, sentence) => {
    await open({ delete_user_account });
    await ask();
    await word.fill("DELETE");
    await confirm.click();
    await expect.element(dialog.getByText(sentence)).toBeVisible();
    await expect.element(word).toHaveValue("DELETE");
    expect(rootStore.getState().session).not.toBeNull();
  });

  it("is left with Escape", async () => {
    await open();
    await ask();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("asks for an Arabic word on an Arabic page", async () => {
    await open({}, { language: "ar" });
    await page.getByRole("button", { name: "حذف حسابي" }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expectAccessible();
  });
});

it("the settings have no fault that a screen reader would meet", async () => {
  await open();
  await expect.element(page.getByText("Firefox on Linux")).toBeVisible();
  await expectAccessible();
});

describe("blocked players", () => {
  it("are listed, and met again once that is taken back", async () => {
    const mia = { user_id: ANN.id, name: "Mia", profile: "", blocked_at: "2026-05-01T10:00:00.000Z" };
    let isBlocked = true;
    const { requestsOf } = await open({
      get_blocked_players: async () => (isBlocked ? ok([mia], 1) : ok([], 0)),
      block_player: async ({ user_id }) => {
        isBlocked = false;
        return ok({ user_id, blocked: false });
      },
    });
    await userEvent.click(page.getByRole("button", { name: "Unblock Mia" }));
    await expect.element(page.getByText("You have blocked nobody.")).toBeVisible();
    expect(requestsOf("block_player")).toEqual([{ user_id: ANN.id, blocked: false }]);
  });
});
