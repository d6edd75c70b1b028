import { ACTIONS } from "./actions.ts";
import type { ActionDefinition } from "./define-action.ts";
import { SPEC_CALLS } from "./spec-calls.ts";

/** The page docs/coverage.md: every call of the specification and whether it exists, then our own additions. */
export function coveragePage(): string {
  const actions: Readonly<Record<string, ActionDefinition>> = ACTIONS;
  const specified = Object.values<readonly string[]>(SPEC_CALLS).flat();
  const built = specified.filter((name) => Object.hasOwn(actions, name));
  const rows = (names: readonly string[]) =>
    names.map((name) => {
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
      return action === undefined ? `| ${name} | – | |` : `| ${name} | yes | ${action.summary} |`;
    });
  const table = (names: readonly string[]) => [
    "| call | exists | what it does |",
    "|---|---|---|",
    ...rows(names),
  ];
  const added = Object.keys(actions).filter((name) => !specified.includes(name));
  return [
    "# Coverage of the specification's calls",
    "",
    "Generated from the contract by `npm run format`; a test keeps it current.",
    "",
    `${built.length} of the specification's ${specified.length} calls exist.`,
    ...Object.entries(SPEC_CALLS).flatMap(([group, names]) => ["", `## ${group}`, "", ...table(names)]),
    "",
    "## Our additions",
    "",
    ...table(added),
    "",
  ].join("\n");
}
