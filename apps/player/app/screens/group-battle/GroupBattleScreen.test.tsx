import { seatOf } from "@crosscheck/client/battle/battle-fixture";
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
import { battleOf, opponentOf, statisticsOf } from "../battle-statistics/statistics-fixture.ts";
import GroupBattleScreen from "./GroupBattleScreen.tsx";
import { CODE, ownRoom, roomOf } from "./room-fixture.ts";
import type { Invitation, OpenBattle } from "./rooms.ts";

type Options = NonNullable<Parameters<typeof show>[1]>;

const SERVER_TIME = "2026-05-01T10:00:00.000Z";
const NOTHING: OpenBattle = { battle: null, invitations: [], server_time: SERVER_TIME };
const CHALLENGE: Invitation = {
  invitation_id: "00000000-0000-4000-8000-0000000000c1",
  battle_id: roomOf().battle_id,
  room_code: CODE,
  user_id: seatOf(2).user_id,
  name: "Ben",
  category_name: "",
  entry_fee: 5,
  expires_at: "2126-05-01T10:02:00.000Z",
};

/** The room is looked at; its connection is on its way for ever. */
const open = (search: string, api: NonNullable<Options["api"]> = {}, options: Options = {}) =>
  show(<GroupBattleScreen />, {
    remembered: SIGNED_IN,
    at: `/group-battle/${search}`,
    route: "/group-battle/",
    api: {
      get_user_by_id: async () => ok(ANN),
      get_open_battle: async () => ok(NOTHING),
      get_categories: async () => ok([]),
      get_battle_ticket: () => later<never>().promise,
      get_battle_statistics: away,
      get_challenges: async () => ok([]),
      ...api,
    },
    ...options,
  });

const button = (name: string | RegExp) => page.getByRole("button", { name });
const field = page.getByRole("textbox", { name: "Room code" });
const seats = page.getByRole("list", { name: "Players" }).getByRole("listitem");

describe("the ways into a room", () => {
  it("are two kinds of rooms, and a code", async () => {
    await open("");
    await expect.element(page.getByRole("link", { name: /Play with a friend.*Two seats/ })).toBeVisible();
    await expect.element(page.getByRole("link", { name: /Group battle.*four/ })).toBeVisible();
    await expect.element(field).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ["", "Please enter a room code."],
    ["12", "Invalid room code."],
  ])("say what is wrong with the code %o", async (typed, sentence) => {
    await open("");
    await userEvent.fill(field, typed);
    await userEvent.click(button("Find the room"));
    await expect.element(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
    await expect.element(field).toHaveFocus();
  });

  it.each([
    ["room_code_not_valid", "Invalid room code."],
    ["room_full", "Room is full."],
    ["game_started", "The game has started already."],
    ["room_gone", "Document does not exist."],
    ["removed_from_room", "You were removed from this room."],
  ] as const)("say beside the field why %s", async (name, sentence) => {
    await open("", { get_question_by_room_id: async () => refused(name) });
    await userEvent.fill(field, "7k3-mq2");
    await userEvent.click(button("Find the room"));
    await expect.element(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
  });

  it("lead back to a battle that goes on, and to challenges", async () => {
    const battle = { battle_id: roomOf().battle_id, kind: "group", is_started: true } as const;
    const screen = await open("", {
      get_open_battle: async () => ok({ ...NOTHING, battle, invitations: [CHALLENGE] }),
      answer_challenge: async () => ok({ battle_id: roomOf().battle_id, room_code: CODE }),
    });
    const back = page.getByRole("link", { name: "Back to the battle" });
    await expect.element(back).toHaveAttribute("href", `/battle/${battle.battle_id}/`);
    await expect.element(page.getByText("Ben challenges you")).toBeVisible();
    await userEvent.click(button("Decline"));
    expect(screen.requestsOf("answer_challenge")).toEqual([
      { invitation_id: CHALLENGE.invitation_id, accept: false },
    ]);
  });
});

describe("a new room", () => {
  it("is opened with its subject, questions and entry", async () => {
    const screen = await open("?new=group", {
      create_room: async () => ok(ownRoom()),
      get_question_by_room_id: async () => ok(ownRoom()),
    });
    await expect.element(page.getByText(/With four players the pot holds 20 coins/)).toBeVisible();
    await userEvent.click(button("One coin more"));
    await expect.element(page.getByText(/the pot holds 24 coins/)).toBeVisible();
    await expectAccessible();
    await userEvent.click(button("Open the room"));
    await expect.element(page.getByText(CODE, { exact: true })).toBeVisible();
    expect(screen.requestsOf("create_room")).toEqual([
      expect.objectContaining({ room_type: "group", no_of_que: 10, entry_fee: 6, creator_starts: true }),
    ]);
  });

  it("says why it has to wait", async () => {
    await open("?new=friend", { create_room: async () => refused("too_many_requests", 540) });
    await userEvent.click(button("Open the room"));
    await expect.element(page.getByText(/many new questions or opened many battles/)).toBeVisible();
  });

  it("starts from the operator's numbers", async () => {
    const numbers = { battle_no_of_que: 8, battle_entry_fee: 3 };
    await open("?new=group", {}, { configurations: numbers });
    await expect.element(page.getByRole("textbox", { name: "Questions" })).toHaveValue("8");
    await expect.element(page.getByText(/With four players the pot holds 12 coins/)).toBeVisible();
  });

  it("cannot cost more than the player has", async () => {
    const poor = { ...ANN, coins: 3 };
    const screen = await open(
      "?new=friend",
      { get_user_by_id: async () => ok(poor) },
      { remembered: { session: { token: "token", user: poor } } },
    );
    await expect.element(page.getByText("You don't have enough coins.")).toBeVisible();
    await userEvent.click(button("Open the room"));
    expect(screen.requestsOf("create_room")).toEqual([]);
  });
});

describe("a room by its link", () => {
  it.each(["?room=12", `?room=${CODE}`])("with a code that no room has (%s) says so", async (search) => {
    await open(search, { get_question_by_room_id: async () => refused("room_code_not_valid") });
    await expect.element(page.getByText("Room code is not valid.")).toBeVisible();
    await expect.element(field).toBeVisible();
  });

  it("is shown before a seat is taken, and what it costs is asked", async () => {
    let isIn = false;
    const screen = await open(`?room=${CODE}`, {
      get_open_battle: async () => ok({ ...NOTHING, invitations: [CHALLENGE] }),
      answer_challenge: async () => refused("invitation_expired"),
      get_question_by_room_id: async ({ look }) => {
        isIn ||= look !== true;
        return ok(
          isIn
            ? roomOf({ own_seat: 2, seats: [...roomOf().seats, seatOf(2, { user_id: ANN.id, name: "Ann" })] })
            : roomOf(),
        );
      },
    });
    await expect.element(page.getByRole("heading", { name: "Ben's room" })).toBeVisible();
    await expect.element(seats.nth(0)).toMatchTextContent("Ben");
    await expectAccessible();
    await userEvent.click(button("Join for 5 coins"));
    const dialog = page.getByRole("dialog");
    await expect
      .element(dialog)
      .toMatchTextContent(/taken when the match starts.*You have 120; 115 are left/);
    await userEvent.click(dialog.getByRole("button", { name: "Join for 5 coins" }));
    await expect.element(page.getByText(/Ben starts the battle/)).toBeVisible();
    expect(screen.requestsOf("answer_challenge")).toHaveLength(1);
  });

  it.each([
    ["room_full", "Room is full."],
    ["room_gone", "Document does not exist."],
    ["removed_from_room", "You were removed from this room."],
  ] as const)("that is %s says so, with a way out", async (name, sentence) => {
    await open(`?room=${CODE}`, { get_question_by_room_id: async () => refused(name) });
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "To the rooms" })).toBeVisible();
  });

  it("that was deleted says by whom, and that nothing was paid", async () => {
    const result = { reason: "deleted_by_owner", seats: [], pot: 0, house: 0 } as const;
    const gone = ownRoom({ state: "deleted_by_owner", result: { ...result, seats: [] } });
    await open(`?room=${CODE}`, { get_question_by_room_id: async () => ok(gone) });
    await expect.element(page.getByText("The room was deleted by its owner.")).toBeVisible();
    await expect.element(page.getByText("No coins were taken.")).toBeVisible();
  });

  it("whose match goes on leads there", async () => {
    await open(`?room=${CODE}`, {
      get_question_by_room_id: async () => ok(ownRoom({ state: "game_started" })),
    });
    await expect.element(page.getByText(`Gone to /battle/${ownRoom().battle_id}/`)).toBeVisible();
  });
});

describe("the waiting room", () => {
  it("of one's own has code, link, seats and start", async () => {
    await open(`?room=${CODE}`, { get_question_by_room_id: async () => ok(ownRoom()) });
    await expect.element(page.getByText(CODE, { exact: true })).toBeVisible();
    await expect.element(seats).toHaveLength(3);
    await expect.element(seats.nth(0)).toMatchTextContent(/Ann.*Made this room.*You/);
    await expect.element(seats.nth(2)).toMatchTextContent("2 free seats");
    await userEvent.click(button("QR code"));
    await expect
      .element(page.getByRole("img", { name: new RegExp(`group-battle/\\?room=${CODE}`) }))
      .toBeVisible();
    await expect.element(page.getByText("5 coins are taken from everyone when it starts.")).toBeVisible();
    await expectAccessible();
  });

  it("waits for a second player", async () => {
    const alone = ownRoom({ seats: ownRoom().seats.slice(0, 1) });
    await open(`?room=${CODE}`, { get_question_by_room_id: async () => ok(alone) });
    await expect.element(button("Start the battle")).toHaveAttribute("aria-disabled", "true");
    await expect.element(page.getByText(/once somebody has joined/)).toBeVisible();
  });

  it("is deleted by its owner after a question", async () => {
    const screen = await open(`?room=${CODE}`, {
      get_question_by_room_id: async () => ok(ownRoom()),
      leave_battle: async () => ok({ battle_id: ownRoom().battle_id }),
    });
    await userEvent.click(button("Delete the room"));
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Delete the room" }));
    await expect.element(field).toBeVisible();
    expect(screen.requestsOf("leave_battle")).toHaveLength(1);
  });

  it("asks players met before, and tells what they answer", async () => {
    const { invitation_id, expires_at } = CHALLENGE;
    const dee = { invitation_id, user_id: opponentOf().user_id, name: "Dee", expires_at };
    let state: "none" | "waiting" | "declined" = "none";
    await open(`?room=${CODE}`, {
      get_question_by_room_id: async () => ok(ownRoom()),
      get_battle_statistics: async () => ok(statisticsOf([battleOf(2), battleOf(1)])),
      get_challenges: async () => {
        if (state === "none") return ok([]);
        const told = ok([{ ...dee, state }]);
        state = "declined";
        return told;
      },
      challenge_player: async () => {
        state = "waiting";
        return ok({ invitation_id, expires_at });
      },
    });
    await userEvent.click(button("Challenge Dee"));
    await expect.element(page.getByText(/Time to answer/)).toBeVisible();
    await expect.element(page.getByText("Declined")).toBeVisible();
  });

  it("is there in Arabic too", async () => {
    await open(`?room=${CODE}`, { get_question_by_room_id: async () => ok(ownRoom()) }, { language: "ar" });
    await expect.element(page.getByText(CODE, { exact: true })).toBeVisible();
    await expectAccessible();
  });
});
