const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"] as const;
const SYSTEMS = ["Windows", "Android", "iPhone", "iPad", "Mac OS X", "Linux"] as const;

/** Browser and system out of what a browser says of itself; the whole of it on a longer look. */
export function Browser({ agent }: { readonly agent: string }) {
  const browser = BROWSERS.find((name) => agent.includes(name));
  const system = SYSTEMS.find((name) => agent.includes(name));
  const short = [browser === "Edg" ? "Edge" : browser, system].filter((part) => part !== undefined);
  return (
    <bdi title={agent} style={{ whiteSpace: "nowrap" }}>
      {short.length === 0 ? agent.slice(0, 40) || "–" : short.join(" · ")}
    </bdi>
  );
}
