import { Skeleton } from "@crosscheck/ui/Skeleton";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { battlePath } from "../../paths/battle-paths.ts";

/** The match has a screen of its own. */
export function GoToMatch({ battleId }: { readonly battleId: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(battlePath(battleId), { replace: true });
  }, [navigate, battleId]);
  return <Skeleton className="h-96 w-full" />;
}
