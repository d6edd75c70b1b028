import type { DataProvider, GetListResult, RaRecord } from "ra-core";
import { call, type CallName } from "./call.ts";
import { idOf, RESOURCES, type Resource, type ResourceName } from "./resources.ts";

type Page = {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly next_cursor?: string | null;
};
type Asked = { readonly page: number; readonly perPage: number; readonly filter: object };

/**
 * Maps react-admin's lists to calls: pages by number to cursors, which the server hands out one after the other. What a
 * list cannot say by one call (one record, changes) is called by its name, not through here.
 */
export function createDataProvider(): DataProvider {
  /** Where pages begin, by list, filter and size. */
  const cursors = new Map<string, (string | number)[]>();
  return {
    getList: async (name, params) => {
      const resource = resourceOf(name);
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 50 };
      const { signal } = params;
      const asked = { page, perPage, filter: cleanOf(params.filter ?? {}) };
      // Rows are of the shape that the list's call answers.
      return (await listPage(resource, asked, { cursors, signal })) as GetListResult;
    },
    getOne: unsupported,
    getMany: async () => ({ data: [] }),
    getManyReference: unsupported,
    create: unsupported,
    update: unsupported,
    updateMany: unsupported,
    delete: unsupported,
    deleteMany: unsupported,
    supportAbortSignal: true,
  };
}

async function unsupported(): Promise<never> {
  throw new Error("Calls that change something are made by their name.");
}

function resourceOf(name: string): Resource {
  const resource: Resource | undefined = RESOURCES[name as ResourceName];
  if (resource === undefined) throw new Error(`No list is called ${name}.`);
  return resource;
}

/** Empty fields of a filter ask for everything. */
function cleanOf(filter: object): object {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== "" && value !== null && value !== undefined),
  );
}

type Ways = {
  readonly cursors: Map<string, (string | number)[]>;
  readonly signal: AbortSignal | undefined;
};

async function listPage(resource: Resource, asked: Asked, { cursors, signal }: Ways) {
  const key = JSON.stringify([resource.list, asked.perPage, asked.filter]);
  const starts = cursors.get(key) ?? [];
  cursors.set(key, starts);
  let number = Math.min(asked.page, starts.length + 1);
  for (;;) {
    const cursor = starts[number - 2];
    const answer = await call(
      resource.list as CallName,
      {
        ...asked.filter,
        limit: asked.perPage,
        ...(cursor === undefined ? {} : { cursor }),
      },
      signal,
    );
    const { rows, next_cursor: next } = answer.data as Page;
    if (next !== null && next !== undefined) starts[number - 1] = next;
    if (number === asked.page || next === null || next === undefined) {
      const data = rows.map((row) => ({ ...row, id: idOf(resource, row) })) as RaRecord[];
      return { data: number === asked.page ? data : [], total: answer.total ?? rows.length };
    }
    number += 1;
  }
}
