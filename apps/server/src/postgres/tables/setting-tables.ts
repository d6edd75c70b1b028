import type { Generated } from "kysely";

export type SlideWords = {
  readonly heading: string;
  readonly text: string;
  readonly alt?: string | undefined;
};

/** Tables of migrations 0005, 0103, 0104 and 0124. */
export type SettingTables = {
  readonly settings: { readonly key: string; readonly value: unknown; readonly updated_at: Date };
  readonly pages: {
    readonly type: string;
    readonly language: string;
    readonly html: string | null;
    readonly updated_at: Date;
    readonly version: Generated<number>;
  };
  readonly page_versions: {
    readonly type: string;
    readonly language: string;
    readonly version: number;
    readonly html: string | null;
    readonly written_at: Date;
  };
  readonly home_slides: {
    readonly slide_id: string;
    readonly words: Readonly<Record<string, SlideWords>>;
    readonly image: string | null;
    readonly link: string | null;
    readonly starts_at: Date;
    readonly ends_at: Date | null;
    readonly position: number;
    readonly version: Generated<number>;
  };
  readonly languages: {
    readonly language_id: number;
    readonly code: string;
    readonly name: string;
    readonly locale: string;
    readonly is_rtl: boolean;
    readonly is_content: boolean;
    readonly is_default: boolean;
    readonly is_interface: Generated<boolean>;
    readonly version: Generated<number>;
  };
  readonly interface_texts: {
    readonly language: string;
    readonly text_id: string;
    readonly text: string | null;
    readonly version: number;
    readonly changed_at: Date;
  };
};
