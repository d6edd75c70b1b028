type Call = (...args: readonly never[]) => Promise<unknown>;

/**
 * An object of async methods that are made when they are asked for. `then` is none of them: what an async function
 * answers must not be taken for a promise.
 */
export function callsByName<Calls extends object>(callOf: (name: keyof Calls & string) => Call): Calls {
  // The proxy has the calls of its type by construction: each property is the name of one.
  return new Proxy({} as Calls, {
    get: (_target, name) =>
      typeof name === "string" && name !== "then" ? callOf(name as keyof Calls & string) : undefined,
  });
}
