import type { colourStyles } from '@marram/contract/content/model/blocks'
import type { ContentLink as Link } from '@marram/contract/content/model/entry'
import { entriesOf } from './entry.ts'
import type { Document } from './rich-text.ts'

type ColourStyle = (typeof colourStyles)[number]
type Titled = { title: string }

export const sectionBanner = entriesOf<
  { image?: Link; link?: Link; colour: ColourStyle },
  Titled & { text: string; url?: string; linkText?: string }
>('sectionBanner')
export const sectionEmployees = entriesOf<{ employees: Link[] }, Titled>('sectionEmployees')
export const sectionStatement = entriesOf<object, Titled & { text: Document }>('sectionStatement')
export const sectionEntrances = entriesOf<
  { items: Link[]; link?: Link },
  Titled & { intro: string; linkText?: string }
>('sectionEntrances')
export const sectionFaq = entriesOf<{ faqs: Link[] }, Titled>('sectionFaq')
export const sectionGallery = entriesOf<{ images: Link[] }, Titled>('sectionGallery')
export const sectionImageText = entriesOf<
  { image: Link; imageSide: 'left' | 'right'; link?: Link },
  Titled & { text: Document; linkText?: string }
>('sectionImageText')
export const sectionOutput = entriesOf<{ kind: string }, Titled & { html?: string }>('sectionOutput')
export const sectionRecommendations = entriesOf<{ recommendations: Link[] }, Titled>('sectionRecommendations')
export const sectionQuote = entriesOf<{ author: string }, { quote: string }>('sectionQuote')
export const sectionSearch = entriesOf<
  {
    headerShown: boolean
    initialDisplayMode: 'List' | 'Map' | 'Grid'
    paginationType: 'pages' | 'more'
    resultsPerPage: number
    searchConfig: object
    customFilterName?: string
    isMainSearch: boolean
    listType: string
  },
  Titled
>('sectionSearch')
export const sectionText = entriesOf<object, Titled & { content: Document }>('sectionText')
export const sectionColumns = entriesOf<{ columns: Link[] }, Titled>('sectionColumns')

export const accordion = entriesOf<object, Titled & { content: Document }>('accordion')
export const fact = entriesOf<object, Titled & { text: Document }>('fact')
export const imageWithLink = entriesOf<{ image: Link; link?: Link }, { alt: string; url?: string }>('imageWithLink')
export const callToAction = entriesOf<
  { type: ColourStyle; buttonShape: 'Pill' | 'Button'; internalLink?: Link },
  { title: string; url?: string }
>('callToAction')
export const mapBlock = entriesOf<{ map: Link }, object>('mapBlock')
export const video = entriesOf<{ url: string }, Titled>('video')
export const output = entriesOf<
  { kind: 'Current Year' | 'Entry Popup Btn' | 'Html'; entry?: Link },
  { text?: string; html?: string }
>('output')
export const employeeBlock = entriesOf<{ employees: Link[] }, Titled>('employeeBlock')
export const employeeReference = entriesOf<{ employee: Link }, object>('employeeReference')
