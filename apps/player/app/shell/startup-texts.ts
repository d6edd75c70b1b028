/** Sentences for a page whose own texts could not be loaded; everything else comes from the server. */
const TEXTS = {
  en: {
    loading: "Loading",
    late: "This takes longer than it should.",
    retry: "Try again",
    broken: "Something went wrong on our side.",
  },
  ar: {
    loading: "جارٍ التحميل",
    late: "يستغرق هذا وقتًا أطول من المعتاد.",
    retry: "حاول مرة أخرى",
    broken: "حدث خطأ من جانبنا.",
  },
} as const;

export type StartUpTexts = { readonly [Key in keyof (typeof TEXTS)["en"]]: string };

export function startUpTexts(language: string | undefined): StartUpTexts {
  return language === "ar" ? TEXTS.ar : TEXTS.en;
}
