export type ShownPage =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number }

/** The first, the last, and those beside the current one; what is left out becomes one gap. */
export function shownPages(page: number, pages: number): ShownPage[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(wanted)].sort((a, b) => a - b)
  return numbers.flatMap((number, index): ShownPage[] => {
    const before = numbers[index - 1] ?? 0
    const shown: ShownPage = { kind: 'page', page: number }
    if (number - before === 2) return [{ kind: 'page', page: number - 1 }, shown]
    return number - before > 2 ? [{ kind: 'gap', after: before }, shown] : [shown]
  })
}
