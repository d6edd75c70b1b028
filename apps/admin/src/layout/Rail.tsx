import List from "@mui/material/List";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import ListSubheader from "@mui/material/ListSubheader";
import { NavLink, useLocation } from "react-router";
import { useMay } from "../data/session.ts";
import { GROUPS } from "../screens/areas.ts";
import { useSay } from "../texts/i18n.ts";

/** The rail is longer than a screen: whoever came by an address sees where that is. */
function bringIntoSight(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: "nearest" });
}

/** The areas whose calls the operator may make. */
export function Rail({ onGo }: { readonly onGo: () => void }) {
  const say = useSay();
  const may = useMay();
  const { pathname } = useLocation();
  const isHere = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    <nav aria-label={say("console.areas")} style={{ paddingBlock: 8 }}>
      {GROUPS.map(({ name, areas }) => ({ name, areas: areas.filter(({ needs }) => may(needs)) }))
        .filter(({ areas }) => areas.length > 0)
        .map(({ name, areas }) => (
          <List
            key={name}
            dense
            subheader={
              <ListSubheader sx={{ lineHeight: 2.4, bgcolor: "transparent", position: "static" }}>
                {say(`groups.${name}`)}
              </ListSubheader>
            }
          >
            {areas.map(({ path, name: area, icon: Icon }) => (
              <li key={path}>
                <ListItemButton
                  component={NavLink}
                  to={path}
                  onClick={onGo}
                  selected={isHere(path)}
                  ref={isHere(path) ? bringIntoSight : undefined}
                  sx={{ mx: 1, borderRadius: 2 }}
                >
                  <ListItemIcon sx={{ minWidth: 36 }}>
                    <Icon fontSize="small" />
                  </ListItemIcon>
                  <ListItemText primary={say(`areas.${area}`)} />
                </ListItemButton>
              </li>
            ))}
          </List>
        ))}
    </nav>
  );
}
