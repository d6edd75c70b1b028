import { useMockPresets, useTextByLanguage } from "../../study/mock-queries.ts";

type Titled = { readonly preset_id: string; readonly title: string };

/** The name of a paper in the interface language; as it was flown, in that of its questions, where it is offered no more. */
export function useMockTitle(): (mock: Titled) => string {
  const presets = useMockPresets();
  const nameIn = useTextByLanguage();
  const known = presets.data?.ok === true ? presets.data.data : [];
  return ({ preset_id: wanted, title }) => {
    const preset = known.find(({ preset_id: id }) => id === wanted);
    return preset === undefined ? title : nameIn(preset.subject.name);
  };
}
