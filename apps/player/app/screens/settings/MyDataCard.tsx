import { MY_DATA_PARTS } from "@crosscheck/rules/my-data/parts";
import { Button } from "@crosscheck/ui/Button";
import { Card } from "@crosscheck/ui/Card";
import { ProgressRunway } from "@crosscheck/ui/ProgressRunway";
import { useEffect, useRef, useState } from "react";
import { useSettings } from "../../boot/root-data.ts";
import { Notice } from "../../forms/Notice.tsx";
import { useFormats } from "../../i18n/formats.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { useRootState } from "../../state/root-store.ts";
import { saveFile } from "../../view/save-file.ts";

type Progress = "none" | "done" | "failed" | { readonly parts: number };

const TOTAL = MY_DATA_PARTS.length;

/** Everything the product holds about the player, to take along as one file. */
export function MyDataCard() {
  const text = useText();
  const { progress, start, stop } = useMyData();
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg">{text("my-data.title")}</h2>
        <p className="text-muted">{text("my-data.text")}</p>
      </div>
      {typeof progress === "object" ? (
        <>
          <div>
            <ProgressRunway slim value={progress.parts} max={TOTAL} label={text("my-data.collecting")} />
            <p className="mt-1.5 text-sm tabular-nums">
              {text("my-data.progress", { done: progress.parts, total: TOTAL })}
            </p>
          </div>
          <Button variant="quiet" className="self-start" onClick={stop}>
            {text("my-data.stop")}
          </Button>
        </>
      ) : (
        <>
          {progress === "done" ? <Notice kind="success">{text("my-data.done")}</Notice> : null}
          {progress === "failed" ? <Notice kind="failure">{text("my-data.failed")}</Notice> : null}
          <Button className="self-start" onClick={() => void start()}>
            {text(progress === "failed" ? "my-data.again" : "my-data.start")}
          </Button>
        </>
      )}
    </Card>
  );
}

/** Collects, packs and saves; leaving the screen stops it. */
function useMyData() {
  const text = useText();
  const api = useApi();
  const { dateTime } = useFormats();
  const { app_name: app } = useSettings();
  const user = useRootState((state) => state.session?.user ?? null);
  const [progress, setProgress] = useState<Progress>("none");
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const { signal } = (running.current = new AbortController());
    setProgress({ parts: 0 });
    try {
      // What packs it is needed here only.
      const { packMyData } = await import("./pack-my-data.ts");
      const made = { app, name: user?.name ?? "", date: dateTime(new Date().toISOString()) };
      const file = await packMyData({
        api,
        text,
        made,
        picture: user?.profile ?? "",
        signal,
        onPart: (parts) => setProgress({ parts }),
      });
      saveFile(file, `${app.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-my-data.zip`);
      setProgress("done");
    } catch {
      // The network, the server, or the code for it did not come: all of them may next time.
      if (!signal.aborted) setProgress("failed");
    }
  }

  return {
    progress,
    start,
    stop: () => {
      running.current?.abort();
      setProgress("none");
    },
  };
}
