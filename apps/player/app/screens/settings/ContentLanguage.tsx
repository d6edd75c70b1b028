import { Skeleton } from "@crosscheck/ui/Skeleton";
import { RadioKeys } from "@crosscheck/ui/RadioKeys";
import { useQuery } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { wantFreshBoot } from "../../boot/boot-refresh.ts";
import { rememberForServer } from "../../state/switch-language.ts";
import { useText } from "../../i18n/texts.tsx";
import { useBoot } from "../../boot/root-data.ts";
import { useApi } from "../../state/api.tsx";
import { rootStore, useRootState } from "../../state/root-store.ts";

/** Language of the questions, where several are on. Nothing to choose: nothing to see. */
export function ContentLanguage() {
  const text = useText();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { language } = useBoot();
  const chosen = useRootState((state) => state.language);
  const query = useQuery({
    queryKey: ["get_languages"],
    queryFn: ({ signal }) => api.get_languages({}, { signal }),
  });
  const languages = query.data?.ok === true ? query.data.data : [];

  if (query.isPending) return <Skeleton className="h-[4.625rem] w-full" />;
  if (languages.length < 2) return null;
  const isOffered = languages.some(({ code }) => code === language.code);
  const fallback = isOffered ? language.code : (languages.find((row) => row.default_active)?.code ?? "");
  return (
    <RadioKeys
      legend={text("settings.content.label")}
      value={chosen?.code ?? fallback}
      choices={languages.map(({ code, language: label }) => ({ value: code, label, lang: code }))}
      onChange={(code) => {
        const row = languages.find((candidate) => candidate.code === code);
        if (row === undefined) return;
        rootStore.setState({ language: { id: row.id, code } });
        // Home is made by the server.
        rememberForServer("content", code);
        void wantFreshBoot(revalidate);
      }}
    />
  );
}
