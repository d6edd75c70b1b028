import DarkIcon from "@mui/icons-material/DarkModeOutlined";
import LightIcon from "@mui/icons-material/LightModeOutlined";
import PersonIcon from "@mui/icons-material/PersonOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTheme as useMuiTheme, type Theme } from "@mui/material/styles";
import { visuallyHidden } from "@mui/utils";
import { useQueryClient } from "@tanstack/react-query";
import { useSetLocale } from "ra-core";
import { useTheme } from "ra-ui-materialui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../data/call.ts";
import { setSession, useSession } from "../data/session.ts";
import { useSay } from "../texts/i18n.ts";
import { LOCALES, useLocale } from "../texts/locale.ts";

/** Heard but not seen on phones, where the bar has no room for it. */
const NAME = (theme: Theme) => ({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  [theme.breakpoints.down("sm")]: visuallyHidden,
});

/** The other language, the other theme, and what belongs to whoever is signed in. */
export function OwnMenu() {
  const say = useSay();
  const locale = useLocale();
  const changeLocale = useSetLocale();
  const scheme = useMuiTheme().palette.mode;
  const [, setTheme] = useTheme();
  const session = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const other = LOCALES.find((one) => one.locale !== locale) ?? LOCALES[0];
  const signOut = async () => {
    setAnchor(null);
    setSession((await call("sign_out", {})).data);
    queries.clear();
  };
  return (
    <>
      <Button color="inherit" lang={other.locale} onClick={() => changeLocale(other.locale)}>
        {other.name}
      </Button>
      <IconButton
        color="inherit"
        aria-label={say(scheme === "dark" ? "console.light" : "console.dark")}
        onClick={() => setTheme(scheme === "dark" ? "light" : "dark")}
      >
        {scheme === "dark" ? <LightIcon /> : <DarkIcon />}
      </IconButton>
      <Button
        color="inherit"
        startIcon={<PersonIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ maxWidth: 220, minWidth: 40, "& .MuiButton-startIcon": { marginInlineStart: 0 } }}
      >
        <Box component="bdi" sx={NAME}>
          {session?.operator?.name}
        </Box>
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            void navigate("/own");
          }}
        >
          {say("areas.own")}
        </MenuItem>
        <MenuItem onClick={() => void signOut()}>{say("console.sign_out")}</MenuItem>
      </Menu>
    </>
  );
}
