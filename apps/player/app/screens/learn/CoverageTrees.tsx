import type { OutputOf } from "@crosscheck/contract";
import type { getCoverage } from "@crosscheck/contract/actions/study";
import { SubjectTag } from "@crosscheck/ui/SubjectTag";
import { Tabs } from "@crosscheck/ui/Tabs";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useBoot } from "../../boot/root-data.ts";
import { useText } from "../../i18n/texts.tsx";
import { useApi } from "../../state/api.tsx";
import { useLicence } from "../../state/licence.ts";
import { byPack, packName } from "../modes/packs.ts";
import { CallView } from "../../view/CallView.tsx";

type Tree = OutputOf<typeof getCoverage>["syllabuses"][number];
type Subject = Tree["subjects"][number];

/** The syllabuses with what is asked of each subject and topic, that of the licence first. */
export function CoverageTrees({ loading }: { readonly loading: ReactNode }) {
  const text = useText();
  const api = useApi();
  const licence = useLicence();
  const { code } = useBoot().language;
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery({
    queryKey: ["get_coverage", code],
    queryFn: ({ signal }) => api.get_coverage({ language: code }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <CallView query={query} loading={loading}>
      {({ syllabuses, questions, reviewed }) => {
        const trees = byPack(
          syllabuses.map((tree) => ({ ...tree, pack: packOf(tree) })),
          licence,
        ).flatMap(({ rows }) => rows);
        const open = chosen ?? trees[0]?.syllabus ?? "";
        return (
          <>
            <p className="mt-3 mb-4 text-sm">{text("study.coverage.made", { count: questions, reviewed })}</p>
            <Tabs
              label={text("study.coverage.tabs")}
              value={open}
              onChange={setChosen}
              items={trees.map((tree) => ({
                value: tree.syllabus,
                label: nameOf(tree, text),
                panel: <TreePanel tree={tree} />,
              }))}
            />
          </>
        );
      }}
    </CallView>
  );
}

/** The pack that a syllabus is named after: ppl-a, atpl-a. */
function packOf({ syllabus }: Tree): string {
  return syllabus.split("-")[0] ?? "";
}

/** As short as packs are called elsewhere; a tree of its own as its licence is. */
function nameOf(tree: Tree, text: ReturnType<typeof useText>): string {
  const name = packName(packOf(tree));
  return name === undefined ? tree.title : text(name);
}

function TreePanel({ tree }: { readonly tree: Tree }) {
  const text = useText();
  return (
    <>
      <ul className="grid gap-2">
        {tree.subjects.map((subject) => (
          <li key={subject.code} className="min-w-0">
            <SubjectRow subject={subject} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-muted">
        {tree.title}. {text("study.coverage.edition", { edition: tree.edition })}{" "}
        {text("study.coverage.numbers")}
      </p>
    </>
  );
}

function SubjectRow({ subject }: { readonly subject: Subject }) {
  const text = useText();
  const { code, title, face, questions, paper, topics } = subject;
  return (
    <details className="group overflow-hidden rounded-card border border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card p-3 -outline-offset-3 hover:bg-primary-soft">
        {face === null ? <bdi className="text-sm text-muted">{code}</bdi> : <SubjectTag face={face} />}
        <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
          <bdi className="text-sm font-semibold">{title}</bdi>
          <span className="flex flex-wrap items-baseline gap-x-2 text-xs whitespace-nowrap tabular-nums sm:block sm:text-end sm:text-sm">
            <span className="block font-semibold">
              {text("study.coverage.questions", { count: questions })}
            </span>
            {paper === null || paper === 0 ? null : (
              <span className="block text-xs text-muted">
                {text("study.coverage.papers", { papers: Math.floor((questions / paper) * 10) / 10 })}
              </span>
            )}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line p-3">
        <p className="mb-2 text-xs text-muted">
          {paper === null ? null : `${text("study.coverage.paper", { count: paper })} `}
          {text("study.coverage.figures", { count: subject.with_figure })}
        </p>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {topics.map((topic) => (
            <li key={topic.code} className="flex items-baseline gap-3 border-b border-line py-2 text-sm">
              <bdi className="shrink-0 text-xs text-muted tabular-nums">{topic.code}</bdi>
              <bdi className="min-w-0 grow break-words">{topic.title}</bdi>
              <bdi className="shrink-0 font-semibold tabular-nums">{topic.questions}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
