/** Tables of migration 0005. */
export type SettingTables = {
  readonly settings: { readonly key: string; readonly value: unknown; readonly updated_at: Date };
  readonly pages: {
    readonly type: string;
    readonly language: string;
    readonly html: string;
    readonly updated_at: Date;
  };
  readonly languages: {
    readonly language_id: number;
    readonly code: string;
    readonly name: string;
    readonly locale: string;
    readonly is_rtl: boolean;
    readonly is_content: boolean;
    readonly is_default: boolean;
  };
};
