import { refuse } from "@crosscheck/contract";
import type {
  createCandidateGroup,
  listCandidateGroups,
  listGroupMembers,
  setCandidateGroup,
} from "@crosscheck/contract/operators/exam-candidates";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import {
  addMembers,
  countGroups,
  findGroup,
  insertGroup,
  listGroups,
  listMembers,
  lockGroup,
  removeMembers,
  renameGroup,
} from "./group-queries.ts";
import { findPlayers, toNamed } from "./set-candidates.ts";

export const handleCreateCandidateGroup: OperatorHandler<typeof createCandidateGroup> = async ({
  db,
  ports,
  nowMs,
  input: { name },
}) => {
  const groupId = ports.random.uuid();
  if (!(await insertGroup(db, { groupId, name, at: new Date(nowMs) }))) return refuse("group_exists");
  return {
    data: { group_id: groupId, name, members: 0 },
    message: "stored",
    audit: { subject: groupId },
  };
};

export const handleSetCandidateGroup: OperatorHandler<typeof setCandidateGroup> = async ({ db, input }) => {
  const groupId = input.group_id;
  if (!(await lockGroup(db, groupId))) return refuse("no_data");
  if (input.name !== undefined && !(await renameGroup(db, groupId, input.name))) {
    return refuse("group_exists");
  }
  const { found, notFound } = await findPlayers(db, input.players);
  const playerIds = [...found.values()];
  const removed = await removeMembers(db, groupId, input.remove);
  const added = await addMembers(db, groupId, playerIds);
  const group = await findGroup(db, groupId);
  if (group === undefined) return refuse("no_data");
  const { name, members } = group;
  return {
    data: { group_id: groupId, name, members, added, removed, not_found: [...notFound] },
    message: "updated",
    audit: { subject: groupId, after: { added: playerIds, removed: input.remove, members } },
  };
};

export const handleListCandidateGroups: OperatorHandler<typeof listCandidateGroups> = async ({
  db,
  input,
}) => {
  const { cursor = null, limit } = input;
  const rows = (await listGroups(db, { cursor, limit: limit + 1 })).map((group) => ({
    group_id: group.groupId,
    name: group.name,
    members: group.members,
    created_at: group.createdAt.toISOString(),
    exams: group.exams,
  }));
  return {
    data: toPage(rows, limit, (row) => row.group_id),
    total: await countGroups(db),
    audit: { subject: null },
  };
};

export const handleListGroupMembers: OperatorHandler<typeof listGroupMembers> = async ({ db, input }) => {
  const group = await findGroup(db, input.group_id);
  if (group === undefined) return refuse("no_data");
  const { cursor = null, limit } = input;
  const members = await listMembers(db, group.groupId, { cursor, limit: limit + 1 });
  return {
    data: toPage(members.map(toNamed), limit, (row) => row.player_id),
    total: group.members,
    audit: { subject: group.groupId },
  };
};
