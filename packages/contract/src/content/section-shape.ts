export type { Entrance } from './simple-shapes.ts'
export type { Faq, Section, SectionSearch } from './views.generated.ts'
