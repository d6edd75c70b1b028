import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import LinearProgress from "@mui/material/LinearProgress";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { useLocation } from "react-router";
import { call } from "../data/call.ts";
import { setSession, useSession } from "../data/session.ts";
import { useRefusal } from "../kit/use-refusal.ts";
import { useSay } from "../texts/i18n.ts";
import { EnrolStep } from "./EnrolStep.tsx";
import { Entrance } from "./Entrance.tsx";
import { FactorStep } from "./FactorStep.tsx";
import { PresenceDialog } from "./PresenceDialog.tsx";
import { SignInStep } from "./SignInStep.tsx";
import { WelcomeStep } from "./WelcomeStep.tsx";

/** What is within, for whoever is signed in; else the steps that lead there. A session that ends leaves the screen as it is, behind the way in. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const refusalOf = useRefusal();
  const session = useSession();
  const { pathname, hash } = useLocation();
  const first = useQuery({
    queryKey: ["session"],
    queryFn: async () => {
      const { data } = await call("get_session", {});
      setSession(data);
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (pathname === "/welcome" && hash.length > 1 && session !== null)
    return <WelcomeStep token={hash.slice(1)} />;
  if (session === null)
    return first.error === null ? (
      <LinearProgress aria-label={say("console.loading")} />
    ) : (
      <Entrance title={say("sign_in.title")}>
        <Alert severity="error">{refusalOf(first.error)}</Alert>
        <Button variant="contained" onClick={() => void first.refetch()}>
          {say("console.again")}
        </Button>
      </Entrance>
    );
  if (session.state !== "in" && !session.isOver) return <Steps />;
  return (
    // What one operator had on the screen is not the next one's.
    <Fragment key={session.operator?.operator_id ?? "nobody"}>
      {children}
      <PresenceDialog />
      {session.isOver && (
        <Dialog open fullScreen>
          <Steps />
        </Dialog>
      )}
    </Fragment>
  );
}

function Steps() {
  const session = useSession();
  if (session?.state === "second_factor") return <FactorStep />;
  if (session?.state === "enrol") return <EnrolStep />;
  return <SignInStep isAgain={session?.isOver ?? false} />;
}
