import type { RichText as RichTextValue } from '@marram/contract/content/rich-text-shape'
import type { Section } from '@marram/contract/content/section-shape'
import { openingSchedule } from '@marram/domain/testing/opening-schedule'
import type { EditionKey } from '@marram/i18n/edition-key'
import { da } from '@marram/i18n/messages/da'
import { de } from '@marram/i18n/messages/de'
import { en } from '@marram/i18n/messages/en'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type ContentEnvironment, ContentProvider } from '../content-environment.ts'
import { prepareHtml } from '../html/prepare-html.server.ts'
import { RichText } from '../rich-text.tsx'
import { Sections } from '../sections.tsx'

const catalogues = { da, de, en }

/** The demo agency in one edition, on a fixed day. */
export function testEnvironment(
  overrides: Partial<ContentEnvironment> & { edition?: EditionKey } = {},
): ContentEnvironment {
  const edition = overrides.edition ?? 'de'
  const others = ['da', 'de', 'en'].filter((other) => other !== edition)
  return {
    edition,
    messages: catalogues[edition],
    ownHosts: [edition, ...others].map((key) => `${key}.marram.example`),
    siteName: 'Marram',
    forceTabs: false,
    year: 2026,
    phone: '+45 75 00 19 66',
    hours: openingSchedule,
    frameHosts: ['www.youtube-nocookie.com'],
    log: () => {},
    ...overrides,
  }
}

/** The HTML that the server would send. */
export function renderContent(content: ReactNode, environment: ContentEnvironment = testEnvironment()): string {
  return renderToStaticMarkup(<ContentProvider value={environment}>{content}</ContentProvider>)
}

export function renderText(value: RichTextValue, environment?: ContentEnvironment): string {
  return renderContent(<RichText value={prepareHtml(value)} />, environment)
}

export function renderSections(sections: readonly Section[], environment?: ContentEnvironment): string {
  return renderContent(<Sections sections={prepareHtml(sections)} />, environment)
}
