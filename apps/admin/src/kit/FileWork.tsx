import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useRefusal } from "./use-refusal.ts";

type Doing<What extends string> = { readonly what: What; readonly share?: number };
export type Work<What extends string> = {
  readonly doing: Doing<What> | null;
  readonly setDoing: (doing: Doing<What>) => void;
  readonly problem: string | null;
  readonly setProblem: (problem: string) => void;
  /** Does one thing after the other; what is refused becomes the problem. */
  readonly attempt: (work: () => Promise<void>) => Promise<void>;
};

/** Long work with a file: what is being done of it, and what went wrong. */
export function useWork<What extends string>(): Work<What> {
  const refusalOf = useRefusal();
  const [doing, setDoing] = useState<Doing<What> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(refusalOf(error));
    } finally {
      setDoing(null);
    }
  };
  return { doing, setDoing, problem, setProblem, attempt };
}

type WorkStateProps<What extends string> = {
  readonly work: Work<What>;
  /** What each step is called. */
  readonly say: (what: What) => string;
};

/** How far the work is, and why it stopped. */
export function WorkState<What extends string>({ work: { doing, problem }, say }: WorkStateProps<What>) {
  return (
    <>
      {doing !== null && (
        <>
          <Typography role="status">{say(doing.what)}</Typography>
          <LinearProgress
            aria-label={say(doing.what)}
            {...(doing.share === undefined
              ? {}
              : { variant: "determinate" as const, value: doing.share * 100 })}
          />
        </>
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </>
  );
}

type FileButtonProps = {
  readonly label: string;
  readonly accept: string;
  readonly isBusy: boolean;
  readonly onTake: (file: File) => void;
};

/** Opens the choice of a file; the same one may be chosen again. */
export function FileButton({ label, accept, isBusy, onTake }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="contained"
        sx={{ justifySelf: "start" }}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onTake(file);
          target.value = "";
        }}
      />
    </>
  );
}
