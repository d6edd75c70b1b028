/** What React Router's client knows of a built route: its own file, what that imports, and the route around it. */
type BuiltRoute = {
  readonly id: string;
  readonly parentId?: string;
  readonly module?: string;
  readonly imports?: readonly string[];
};
type Manifest = {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, BuiltRoute>>;
};

export type RouteScripts = {
  readonly id: string;
  /** Path of the screen's own file. */
  readonly module: string;
  /** Paths of all files that are loaded before the screen is drawn. */
  readonly paths: readonly string[];
};

/** Scripts of every route, read from the text of the built route manifest. */
export function readRouteScripts(manifestText: string): readonly RouteScripts[] {
  const json = manifestText.slice(manifestText.indexOf("{"), manifestText.lastIndexOf("}") + 1);
  const { entry, routes } = JSON.parse(json) as Manifest; // the gate ends with an error where nothing is found
  const pathsOf = ({ module, imports = [], parentId = "" }: BuiltRoute): readonly string[] => {
    const parent = routes[parentId];
    const own = module === undefined ? [] : [module, ...imports];
    return [...own, ...(parent === undefined ? [] : pathsOf(parent))];
  };
  return Object.values(routes).map((route) => ({
    id: route.id,
    module: route.module ?? "",
    paths: [...new Set([entry.module, ...entry.imports, ...pathsOf(route)])],
  }));
}
