import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { graphemeField, Instant, intField, Uuid } from "../fields.ts";
import { LimitField, pageOf, PlayerPath, wordsByLanguage } from "./operator-fields.ts";
import { FileName } from "./places.ts";

const admin = { roles: ["admin"] } as const;
const HEADING_MAX = 60;
const TEXT_MAX = 240;

const WordsByLanguage = wordsByLanguage(
  z.strictObject({ heading: graphemeField(1, HEADING_MAX), text: graphemeField(1, TEXT_MAX) }),
);

/** A picture as `finish_upload` has made it anew; no drawing. */
const Picture = FileName.regex(/\.webp$/);

const written = {
  words: WordsByLanguage,
  image: Picture.optional(),
  /** Where it leads in the player's app; absent: nowhere. */
  path: PlayerPath.optional(),
  starts_at: z.iso.datetime({ offset: true }),
  /** Exclusive; absent: until it is taken away. */
  ends_at: z.iso.datetime({ offset: true }).optional(),
};

const Slide = z.strictObject({
  slide_id: Uuid,
  words: WordsByLanguage,
  image: FileName.nullable(),
  path: PlayerPath.nullable(),
  starts_at: Instant,
  ends_at: Instant.nullable(),
  state: z.enum(["upcoming", "live", "over"]),
  version: z.int(),
});

export const listSlides = defineAction({
  name: "list_slides",
  summary: "Announcements on the players' home, the latest start first.",
  access: admin,
  input: z.strictObject({ cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(Slide),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const createSlide = defineAction({
  name: "create_slide",
  summary: "Puts an announcement on the players' home for a time.",
  access: admin,
  input: z.strictObject(written),
  output: Slide,
  messages: ["stored"],
  refusals: [],
  perMinute: 30,
});

export const changeSlide = defineAction({
  name: "change_slide",
  summary: "Changes an announcement; whoever has closed it sees it again.",
  access: admin,
  input: z.strictObject({ ...written, slide_id: Uuid, version: intField(1, 1_000_000) }),
  output: Slide,
  messages: ["updated"],
  refusals: ["no_data", "changed_meanwhile"],
  perMinute: 60,
});

export const deleteSlide = defineAction({
  name: "delete_slide",
  summary: "Takes an announcement away for good.",
  access: admin,
  input: z.strictObject({ slide_id: Uuid }),
  output: z.strictObject({ slide_id: Uuid }),
  messages: ["updated"],
  refusals: ["no_data"],
  perMinute: 60,
});
