import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";

type ErrorStateProps = {
  /** The sentence of what went wrong. */
  readonly message: string;
  readonly retry?:
    | { readonly label: string; readonly onRetry: () => void; readonly busy?: boolean }
    | undefined;
  readonly children?: ReactNode;
};

/** A refusal or failure, with retry where that can help. */
export function ErrorState({ message, retry, children }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-wrong-soft text-wrong">
        <TriangleAlert aria-hidden="true" className="size-7" />
      </span>
      <p className="text-lg font-medium">{message}</p>
      {retry === undefined ? null : (
        <Button variant="quiet" loading={retry.busy ?? false} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
      {children}
    </div>
  );
}
