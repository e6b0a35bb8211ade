import type { ContentLink as Link } from '@marram/contract/content/model/entry'
import type { templates } from '@marram/contract/content/model/pages'
import { entriesOf } from './entry.ts'
import type { Document } from './rich-text.ts'

type Seo = { seoTitle: string; seoDescription: string }
type Point = { lat: number; lon: number }

export type PageShared = {
  layout: 'page' | 'search' | 'sidebar'
  template: (typeof templates)[number]
  parent?: Link
  menuKey?: string
  showSearchBox?: boolean
  banner?: Link
  image?: Link
  sections?: Link[]
  sidebar?: Link[]
  noIndex?: boolean
}

export type PageTexts = Seo & { title: string; slug: string; intro?: string; content?: Document }

export const page = entriesOf<PageShared, PageTexts>('page')

export const blog = entriesOf<
  { image: Link; datePublished: string; dateUpdated?: string; author: Link; categories: Link[]; settings?: object },
  Seo & { title: string; slug: string; excerpt: string; content: Document }
>('blog')

export const job = entriesOf<
  {
    image: Link
    video?: string
    jobCategory: Link
    jobType: Link
    workplaces: Link[]
    applicationDeadline: string
    contact: Link
  },
  Seo & { title: string; slug: string; excerpt: string; content: Document }
>('job')

export const area = entriesOf<
  { bsId: number; locationIds: number[]; center: Point; department: Link; image: Link; sections?: Link[] },
  Seo & { title: string; slug: string; intro: string; content: Document }
>('area')

export const street = entriesOf<
  { brokerStreetIds: number[]; areas: Link[] },
  { title: string; slug: string; content: Document }
>('street')

export const department = entriesOf<
  {
    title: string
    address: { address: string; zipcode: string; city: string }
    email: string
    phone: string
    sortOrder: number
    page: Link
    areas: Link[]
    center: Point
    image: Link
  },
  { openingHours: string; keyDelivery: string; outsideHours: string }
>('department')

export const employee = entriesOf<
  {
    name: string
    email?: string
    phone?: string
    images: Link[]
    bookingStudioId: number
    locations: Link[]
    isArchived: boolean
  },
  { jobTitle: string }
>('employee')

export const category = entriesOf<
  { type: 'blog' | 'job-category' | 'job-type' | 'workplace' },
  Seo & { title: string; slug: string; pageTitle: string }
>('category')

export const navItem = entriesOf<
  {
    type: 'Link' | 'Megamenu' | 'Gallery' | 'List'
    key?: 'main' | 'footer' | 'service' | 'front' | 'search' | 'areas' | 'coast' | 'renting' | 'about'
    label?: 'News' | 'Last Minute'
    internalLink?: Link
    image?: Link
    items?: Link[]
  },
  { title: string; customLink?: string; text?: string }
>('navItem')

export const setting = entriesOf<{ key: string; page?: Link }, { setting?: object; content?: Document }>('setting')

export const faq = entriesOf<object, { question: string; answer: Document }>('faq')

export type FormField = {
  name: string
  kind: 'text' | 'email' | 'tel' | 'number' | 'date' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'consent' | 'file'
  label: string
  hint?: string
  required?: boolean
  options?: { value: string; label: string }[]
  autocomplete?: string
  showIf?: { field: string; equals: string | string[] }
}

export const form = entriesOf<
  { recipient: Link },
  { title: string; fields: FormField[]; submitLabel: string; thankYou: Document }
>('form')

export const map = entriesOf<{ center: Point; zoom: number; markers: object[] }, { title: string }>('map')

export const recommendation = entriesOf<{ name: string; place: string; images?: Link[] }, { text: string }>(
  'recommendation',
)

export const redirect = entriesOf<{ from: string; to: string; isPermanent: boolean; locale?: string }, object>(
  'redirect',
)
