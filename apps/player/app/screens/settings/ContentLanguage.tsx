import { RadioKeys } from "@crosscheck/ui/RadioKeys";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../i18n/texts.tsx";
import { useBoot } from "../../root-data.ts";
import { useApi } from "../../state/api.tsx";
import { rootStore, useRootState } from "../../state/root-store.ts";

/** Language of the questions, where several are on. Nothing to choose: nothing to see. */
export function ContentLanguage() {
  const text = useText();
  const api = useApi();
  const { language } = useBoot();
  const chosen = useRootState((state) => state.language);
  const query = useQuery({
    queryKey: ["get_languages"],
    queryFn: ({ signal }) => api.get_languages({}, { signal }),
  });
  const languages = query.data?.ok === true ? query.data.data : [];

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
        if (row !== undefined) rootStore.setState({ language: { id: row.id, code } });
      }}
    />
  );
}
