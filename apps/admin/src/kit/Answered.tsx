import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSay } from "../texts/i18n.ts";
import { useRefusal } from "./use-refusal.ts";

type AnsweredProps<T> = {
  readonly query: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
};

/** What a call has answered; while it has not, that it will, and why it did not. */
export function Answered<T>({ query, children }: AnsweredProps<T>) {
  const say = useSay();
  const refusalOf = useRefusal();
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void query.refetch()}>
            {say("console.again")}
          </Button>
        }
      >
        {refusalOf(query.error)}
      </Alert>
    );
  return <Skeleton variant="rounded" height={160} />;
}
