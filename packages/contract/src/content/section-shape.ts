export type { Entrance } from './simple-shapes.ts'
export type { Faq, Section, SectionBanner, SectionSearch } from './views.generated.ts'
