import { toEntries, toEntry } from '../../builders/entry.ts'
import { page } from '../../builders/kinds.ts'
import { doc, p } from '../../builders/rich-text.ts'

export const faqPage = page(
  'page-faq',
  {
    layout: 'page',
    template: 'faq',
    parent: toEntry('page-renting'),
    menuKey: 'renting',
    sections: toEntries('faq-section-booking', 'faq-section-house', 'faq-section-coast', 'banner-call-us'),
  },
  {
    da: {
      title: 'Spørgsmål og svar',
      slug: 'sporgsmal-og-svar',
      intro: 'Det, vi oftest bliver spurgt om i telefonen, samlet efter booking, hus og kyst.',
      content: doc(p('Tryk på et spørgsmål for at se svaret. Mangler dit, så [send os det](page-contact).')),
      seoTitle: 'Spørgsmål og svar om sommerhusleje | Marram',
      seoDescription:
        'Svar på det, gæster oftest spørger os om: booking, betaling, senge, internet, ladestander, strand, butikker og hvad man gør ved sygdom.',
    },
    de: {
      title: 'Fragen und Antworten',
      slug: 'fragen-und-antworten',
      intro: 'Was wir am Telefon am häufigsten gefragt werden, geordnet nach Buchung, Haus und Küste.',
      content: doc(
        p('Klicken Sie auf eine Frage, um die Antwort zu sehen. Ihre ist nicht dabei? [Fragen Sie uns](page-contact).'),
      ),
      seoTitle: 'Fragen und Antworten zur Ferienhausmiete | Marram',
      seoDescription:
        'Antworten auf die häufigsten Fragen unserer Gäste: Buchung, Zahlung, Betten, Internet, Ladestation, Strand, Läden und Hilfe bei Krankheit.',
    },
    en: {
      title: 'Questions and answers',
      slug: 'questions-and-answers',
      intro: 'What people ask us most on the phone, sorted into booking, house and coast.',
      content: doc(p('Click a question to see the answer. If yours isn’t here, [ask us](page-contact).')),
      seoTitle: 'Questions and answers about renting | Marram',
      seoDescription:
        'Answers to what guests ask most: booking, payment, beds, internet, car charging, the beach, shops and what to do when someone falls ill.',
    },
  },
)
