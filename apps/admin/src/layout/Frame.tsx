import MenuIcon from "@mui/icons-material/Menu";
import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Container from "@mui/material/Container";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Link from "@mui/material/Link";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { useMediaQuery, type Theme } from "@mui/material";
import { useIsFetching } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useSay } from "../texts/i18n.ts";
import { OwnMenu } from "./OwnMenu.tsx";
import { Rail } from "./Rail.tsx";
import { WAITING } from "./waiting.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { useKeys } from "./use-keys.ts";

const RAIL_WIDTH = 232;

/** No screen waits for it. */
const Bell = lazy(async () => ({ default: (await import("./Bell.tsx")).Bell }));

/** Bar, rail and the screen beside it; on a narrow screen the rail is a drawer. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up("md"));
  const [isOpen, setOpen] = useState(false);
  // What is asked for by itself is nobody's wait.
  const asked = useIsFetching({ predicate: ({ queryKey }) => queryKey[1] !== WAITING });
  // With another screen it is drawn anew.
  useLocation();
  const screen = useKeptPlace<HTMLElement>();
  useKeys();
  return (
    <Box sx={{ display: "flex", flexDirection: "column", minHeight: "100dvh" }}>
      <Link
        href="#main"
        sx={{
          position: "absolute",
          insetInlineStart: 8,
          top: 8,
          zIndex: 2000,
          p: 1,
          bgcolor: "background.paper",
          "&:not(:focus)": { transform: "translateY(-200%)" },
        }}
      >
        {say("console.skip")}
      </Link>
      <AppBar position="sticky" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar variant="dense" sx={{ gap: { xs: 0, sm: 1 } }}>
          {!isWide && (
            <IconButton
              color="inherit"
              edge="start"
              aria-label={say("console.menu")}
              onClick={() => setOpen(true)}
            >
              <MenuIcon />
            </IconButton>
          )}
          <Typography
            component="span"
            sx={{
              fontWeight: 650,
              flex: 1,
              minWidth: 0,
              lineHeight: 1.15,
              fontSize: { xs: "0.875rem", sm: "1rem" },
            }}
          >
            {say("console.name")}
          </Typography>
          <Suspense fallback={<Box sx={{ width: 40 }} />}>
            <Bell />
          </Suspense>
          <OwnMenu />
        </Toolbar>
        <Box sx={{ height: 2 }}>{asked > 0 && <LinearProgress sx={{ height: 2 }} aria-hidden />}</Box>
      </AppBar>
      <Box sx={{ display: "flex", flex: 1, minWidth: 0 }}>
        <Drawer
          variant={isWide ? "permanent" : "temporary"}
          open={isWide || isOpen}
          onClose={() => setOpen(false)}
          sx={{ width: isWide ? RAIL_WIDTH : 0, flexShrink: 0 }}
          slotProps={{
            paper: {
              sx: {
                width: RAIL_WIDTH,
                border: 0,
                borderInlineEnd: 1,
                borderColor: "divider",
                borderRadius: 0,
              },
            },
          }}
        >
          <Toolbar variant="dense" />
          <Rail onGo={() => setOpen(false)} />
        </Drawer>
        <Container
          component="main"
          id="main"
          ref={screen}
          tabIndex={-1}
          maxWidth="xl"
          sx={{ minWidth: 0, flex: 1, outline: 0 }}
        >
          <Suspense fallback={<LinearProgress sx={{ mt: 4 }} aria-label={say("console.loading")} />}>
            {children}
          </Suspense>
        </Container>
      </Box>
    </Box>
  );
}
