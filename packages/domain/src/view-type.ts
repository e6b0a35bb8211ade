export const viewTypes = ['list', 'map', 'grid'] as const
export type ViewType = (typeof viewTypes)[number]

export const defaultViewType: ViewType = 'list'

/** Editors write 'Map' and 'Grid' with a capital in the content service, so case does not matter. */
export function parseViewType(input: unknown): ViewType {
  const word = typeof input === 'string' ? input.toLowerCase() : ''
  return viewTypes.find((viewType) => viewType === word) ?? defaultViewType
}
