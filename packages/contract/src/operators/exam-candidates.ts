import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { Instant, Uuid, flagField, intField, numberField, textField } from "../fields.ts";
import { EMAIL_MAX } from "../limits.ts";
import { ADMITS, Step, examiner, step } from "./exams.ts";
import { LimitField, pageOf } from "./operator-fields.ts";

const MOST_CANDIDATES = 1_000;
/** As the table says: the time of a candidate is at most threefold. */
const MOST_FACTOR = 3;
const MOST_TOLERANCE_SECONDS = 120;

/** Id, friend code or mail address. */
const PlayerRef = z.string().trim().min(3).max(EMAIL_MAX);

/** One candidate, with what is granted. */
const CandidateField = z.strictObject({
  player: PlayerRef,
  /** Whether the list of the exam names this player; false: only something is granted. */
  listed: flagField.default(true),
  /** The time is multiplied by it. */
  time_factor: numberField.pipe(z.number().min(1).max(MOST_FACTOR)).default(1),
  /** Added to the time a page may be away. */
  tolerance_seconds: intField(0, MOST_TOLERANCE_SECONDS).default(0),
});

/** A line of a list that nobody was found for, by its number from 1; `twice`: named on an earlier line too. */
const NotFound = z.strictObject({ line: z.int(), reason: z.enum(["unknown", "ambiguous", "twice"]) });

export const setExamCandidates = defineAction({
  name: "set_exam_candidates",
  summary:
    "Who may sit an exam that is not over, and what is granted to whom: sets these candidates, removes those, leaves others as they are. What is granted holds from the start of a sitting; `give_exam_time` is for one under way.",
  ...step,
  input: z.strictObject({
    exam_id: Uuid,
    /** Absent: as it is. */
    admits: ADMITS.optional(),
    /** With `admits` group. */
    group_id: Uuid.optional(),
    candidates: z.array(CandidateField).max(MOST_CANDIDATES).default([]),
    /** Player ids that leave the list with all that was granted; sittings under way go on. */
    remove: z.array(Uuid).max(MOST_CANDIDATES).default([]),
  }),
  output: Step.extend({
    admits: ADMITS,
    /** Stored now. */
    candidates: z.int(),
    not_found: z.array(NotFound),
  }),
  refusals: ["no_data", "exam_over"],
});

const Named = z.strictObject({
  player_id: Uuid,
  name: z.string(),
  /** Tells names that look alike apart. */
  name_number: z.int(),
  player_status: z.enum(["active", "deactivated"]),
});

export const listExamCandidates = defineAction({
  name: "list_exam_candidates",
  summary:
    "Those whom the list or the group of an exam lets in, and everybody with something granted, by name; who may sit it because everybody may is not named.",
  access: examiner,
  input: z.strictObject({ exam_id: Uuid, cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(
    Named.extend({
      /** Whether the exam lets this player in now. */
      admitted: z.boolean(),
      listed: z.boolean(),
      time_factor: z.number(),
      tolerance_seconds: z.int(),
      /** Whether this player has agreed to the rules. */
      entered: z.boolean(),
    }),
  ),
  messages: [],
  refusals: ["no_data"],
  perMinute: 120,
});

const GroupName = textField(1, 80);

const Group = z.strictObject({ group_id: Uuid, name: z.string(), members: z.int() });

export const createCandidateGroup = defineAction({
  name: "create_candidate_group",
  summary: "A group of candidates, such as a class, that exams let in.",
  access: examiner,
  input: z.strictObject({ name: GroupName }),
  output: Group,
  messages: ["stored"],
  refusals: ["group_exists"],
  perMinute: 60,
});

export const setCandidateGroup = defineAction({
  name: "set_candidate_group",
  summary: "Renames a group, adds players by a list and removes others; lines without one player are told.",
  access: examiner,
  input: z.strictObject({
    group_id: Uuid,
    /** Absent: as it is. */
    name: GroupName.optional(),
    /** To add; who is a member already stays one. */
    players: z.array(PlayerRef).max(MOST_CANDIDATES).default([]),
    /** Player ids that leave the group. */
    remove: z.array(Uuid).max(MOST_CANDIDATES).default([]),
  }),
  output: Group.extend({ added: z.int(), removed: z.int(), not_found: z.array(NotFound) }),
  messages: ["updated"],
  refusals: ["no_data", "group_exists"],
  perMinute: 60,
});

export const listCandidateGroups = defineAction({
  name: "list_candidate_groups",
  summary: "All groups of candidates, by name.",
  access: examiner,
  input: z.strictObject({ cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(
    Group.extend({
      created_at: Instant,
      /** Exams that let it in and are not closed. */
      exams: z.int(),
    }),
  ),
  messages: [],
  refusals: [],
  perMinute: 120,
});

export const listGroupMembers = defineAction({
  name: "list_group_members",
  summary: "Members of a group of candidates, by name.",
  access: examiner,
  input: z.strictObject({ group_id: Uuid, cursor: Uuid.optional(), limit: LimitField }),
  output: pageOf(Named),
  messages: [],
  refusals: ["no_data"],
  perMinute: 120,
});
