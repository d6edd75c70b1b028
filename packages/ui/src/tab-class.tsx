/** Look of a row of tabs, and of links that are drawn as one. */
export const TAB_ROW = "mb-4 flex gap-1 overflow-x-auto rounded-key bg-sunken p-1";

/** One of them; the open one has `data-active` or `aria-current="true"`. The row scrolls, so focus is ringed inside. */
export const TAB =
  "rounded-[12px] text-sm font-semibold text-ink no-underline -outline-offset-3 data-active:bg-card data-active:text-primary data-active:shadow-card aria-[current=true]:bg-card aria-[current=true]:text-primary aria-[current=true]:shadow-card";
