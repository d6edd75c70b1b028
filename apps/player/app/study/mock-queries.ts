import type { OutputOf } from "@crosscheck/contract";
import type { getMockHistory, getMockPresets } from "@crosscheck/contract/actions/exams";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../i18n/language.ts";
import { useApi } from "../state/api.tsx";
import { useRootState } from "../state/root-store.ts";
import { usePages } from "../state/use-pages.ts";

/** A real exam that a mock can be flown of. */
export type MockPreset = OutputOf<typeof getMockPresets>[number];
type History = OutputOf<typeof getMockHistory>;
/** A finished mock exam. */
export type FinishedMock = History["mocks"][number];
/** How the mocks of one exam went over time. */
export type MockRecord = History["subjects"][number];

/** Every exam there is, and what a mock of it would be now. */
export function useMockPresets() {
  const api = useApi();
  const own = useLanguage();
  const language_id = useRootState((state) => state.language?.id) ?? own.id;
  return useQuery({
    queryKey: ["get_mock_presets", language_id],
    queryFn: ({ signal }) => api.get_mock_presets({ language_id }, { signal }),
    // Whether one is under way changes with every visit.
    staleTime: 0,
  });
}

/** Finished mock exams page by page, latest first, of one exam or of all. */
export function useMockHistory(presetId: string | null) {
  const api = useApi();
  return usePages({
    key: ["get_mock_history", presetId],
    ask: (page, options) =>
      api.get_mock_history({ ...(presetId === null ? {} : { preset_id: presetId }), ...page }, options),
    rowsOf: ({ mocks }: History) => mocks,
    idOf: ({ attempt_id: id }) => id,
  });
}

/** A text of a preset in the interface language; in English, or any, where it has none. */
export function useTextByLanguage(): (texts: Readonly<Record<string, string>>) => string {
  const { code } = useLanguage();
  return (texts) => texts[code] ?? texts["en"] ?? Object.values(texts)[0] ?? "";
}
