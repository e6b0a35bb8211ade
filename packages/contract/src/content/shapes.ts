import type { Setting } from './views.generated.ts'

export type {
  Area,
  AreaSummary,
  BlogPost,
  BlogSummary,
  Category,
  Job,
  JobSummary,
  Page,
  Setting,
  Street,
  StreetSummary,
} from './views.generated.ts'

/** By key; unset keys are missing. */
export type Settings = Readonly<Partial<Record<string, Setting>>>
