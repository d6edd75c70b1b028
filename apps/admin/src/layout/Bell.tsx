import BellIcon from "@mui/icons-material/NotificationsOutlined";
import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTheme } from "@mui/material/styles";
import { visuallyHidden } from "@mui/utils";
import { useState } from "react";
import { Link } from "react-router";
import { useAnswer } from "../kit/use-answer.ts";
import { useFormats } from "../kit/use-formats.ts";
import { useSay } from "../texts/i18n.ts";
import { dueOf, WAITING } from "./waiting.ts";

/** How often is asked what waits, while the page is looked at (ms). */
const LOOK_MS = 60_000;

/** What waits for whoever is signed in, and the ways there; said aloud when its number changes. */
export function Bell() {
  const say = useSay();
  const { number } = useFormats();
  const { direction } = useTheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useAnswer(WAITING, {}, { every: LOOK_MS });
  const due = data === undefined ? [] : dueOf(data);
  const total = due.reduce((sum, { count }) => sum + count, 0);
  const said = total === 0 ? say("system.nothing_waits") : say("system.waits", { count: number(total) });
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={said}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {/* Where a badge stands is a variable of its style, which is not turned round from right to left. */}
        <Badge
          badgeContent={total}
          max={99}
          color="error"
          anchorOrigin={{ vertical: "top", horizontal: direction === "rtl" ? "left" : "right" }}
        >
          <BellIcon />
        </Badge>
      </IconButton>
      <span role="status" style={visuallyHidden}>
        {data !== undefined && said}
      </span>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {due.length === 0 && <MenuItem disabled>{say("system.nothing_waits")}</MenuItem>}
        {due.map(({ kind, text, path, count }) => (
          <MenuItem key={kind} component={Link} to={path} onClick={close} sx={{ gap: 3 }}>
            <Box component="span" sx={{ flex: 1 }}>
              {say(text)}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 650 }}>
              {number(count)}
            </Box>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
