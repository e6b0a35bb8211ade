import { toEntry } from '../builders/entry.ts'
import { type FormField, form } from '../builders/kinds.ts'
import { doc, p } from '../builders/rich-text.ts'

type Words = {
  name: string
  email: string
  phone: string
  guests: string
  yes: string
  no: string
  where: string
  start: string
  message: string
  cv: string
  consent: string
}

/** Whoever has looked after guests before is asked where; everybody sends a CV. */
function fieldsOf(words: Words): FormField[] {
  return [
    { name: 'name', kind: 'text', label: words.name, required: true, autocomplete: 'name' },
    { name: 'email', kind: 'email', label: words.email, required: true, autocomplete: 'email' },
    { name: 'phone', kind: 'tel', label: words.phone, autocomplete: 'tel' },
    {
      name: 'guests',
      kind: 'radio',
      label: words.guests,
      required: true,
      options: [
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ],
    },
    { name: 'where', kind: 'text', label: words.where, required: true, showIf: { field: 'guests', equals: 'yes' } },
    { name: 'start', kind: 'date', label: words.start },
    { name: 'message', kind: 'textarea', label: words.message, required: true },
    { name: 'cv', kind: 'file', label: words.cv, required: true },
    { name: 'consent', kind: 'consent', label: words.consent, required: true },
  ]
}

export const jobForm = form(
  'form-job',
  { recipient: toEntry('department-blavand') },
  {
    da: {
      title: 'Din ansøgning',
      fields: fieldsOf({
        name: 'Dit navn',
        email: 'Din e-mail',
        phone: 'Dit telefonnummer',
        guests: 'Har du arbejdet med gæster før?',
        yes: 'Ja',
        no: 'Nej, men jeg vil gerne',
        where: 'Hvor, og hvor længe?',
        start: 'Hvornår kan du begynde?',
        message: 'Hvorfor netop dig?',
        cv: 'Dit CV',
        consent: 'I må gemme min ansøgning, indtil stillingen er besat.',
      }),
      submitLabel: 'Send ansøgningen',
      thankYou: doc(p('Tak for din ansøgning. Du hører fra os inden for en uge.')),
    },
    de: {
      title: 'Ihre Bewerbung',
      fields: fieldsOf({
        name: 'Ihr Name',
        email: 'Ihre E-Mail-Adresse',
        phone: 'Ihre Telefonnummer',
        guests: 'Haben Sie schon mit Gästen gearbeitet?',
        yes: 'Ja',
        no: 'Nein, aber ich möchte gern',
        where: 'Wo und wie lange?',
        start: 'Wann können Sie anfangen?',
        message: 'Warum gerade Sie?',
        cv: 'Ihr Lebenslauf',
        consent: 'Sie dürfen meine Bewerbung aufbewahren, bis die Stelle besetzt ist.',
      }),
      submitLabel: 'Bewerbung senden',
      thankYou: doc(p('Danke für Ihre Bewerbung. Sie hören innerhalb einer Woche von uns.')),
    },
    en: {
      title: 'Your application',
      fields: fieldsOf({
        name: 'Your name',
        email: 'Your e-mail address',
        phone: 'Your phone number',
        guests: 'Have you worked with guests before?',
        yes: 'Yes',
        no: 'No, but I’d like to',
        where: 'Where, and for how long?',
        start: 'When could you start?',
        message: 'Why you?',
        cv: 'Your CV',
        consent: 'You may keep my application until the position is filled.',
      }),
      submitLabel: 'Send application',
      thankYou: doc(p('Thank you for your application. You’ll hear from us within a week.')),
    },
  },
)
