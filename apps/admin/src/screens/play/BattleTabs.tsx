import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { Link, useLocation } from "react-router";
import { useSay } from "../../texts/i18n.ts";

const PLACES = [
  { path: "/battles", name: "areas.battles" },
  { path: "/battles/messages", name: "play.messages" },
  { path: "/battles/words", name: "play.words" },
  { path: "/battles/anomalies", name: "play.anomalies" },
] as const;

/** The lists about battles. */
export function BattleTabs() {
  const say = useSay();
  const { pathname } = useLocation();
  return (
    <Tabs component="nav" value={pathname} variant="scrollable" aria-label={say("areas.battles")}>
      {PLACES.map(({ path, name }) => (
        <Tab key={path} component={Link} to={path} value={path} label={say(name)} />
      ))}
    </Tabs>
  );
}
