import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { Page } from "../kit/Page.tsx";
import { useSay } from "../texts/i18n.ts";

/** An address that leads nowhere, or to what the operator may not see. */
export function NoScreen() {
  const say = useSay();
  return (
    <Page title={say("console.no_screen")}>
      <Typography color="textSecondary">{say("console.no_screen_text")}</Typography>
      <Button component={Link} to="/" variant="contained" sx={{ justifySelf: "start" }}>
        {say("console.to_start")}
      </Button>
    </Page>
  );
}
