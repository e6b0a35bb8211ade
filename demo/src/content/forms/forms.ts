import { toEntry } from '../builders/entry.ts'
import { form } from '../builders/kinds.ts'
import { doc, p } from '../builders/rich-text.ts'
import { jobForm } from './job-form.ts'

export const forms = [
  form(
    'form-contact',
    { recipient: toEntry('department-blavand') },
    {
      da: {
        title: 'Skriv til Marram',
        fields: [
          { name: 'name', kind: 'text', label: 'Dit navn', required: true, autocomplete: 'name' },
          { name: 'email', kind: 'email', label: 'Din e-mail', required: true, autocomplete: 'email' },
          {
            name: 'phone',
            kind: 'tel',
            label: 'Dit telefonnummer',
            hint: 'Hvis vi hellere skal ringe',
            autocomplete: 'tel',
          },
          {
            name: 'topic',
            kind: 'select',
            label: 'Hvad drejer det sig om?',
            required: true,
            options: [
              { value: 'house', label: 'Et bestemt hus' },
              { value: 'booking', label: 'Min booking' },
              { value: 'invoice', label: 'Regning eller forbrug' },
              { value: 'other', label: 'Noget andet' },
            ],
          },
          {
            name: 'house',
            kind: 'text',
            label: 'Husnr.',
            hint: 'For eksempel B2417',
            showIf: { field: 'topic', equals: ['house', 'booking', 'invoice'] },
          },
          { name: 'message', kind: 'textarea', label: 'Din besked', required: true },
          { name: 'consent', kind: 'consent', label: 'I må bruge mine oplysninger til at svare mig.', required: true },
        ],
        submitLabel: 'Send beskeden',
        thankYou: doc(p('Tak for din besked. Den er kommet frem, og vi svarer samme hverdag.')),
      },
      de: {
        title: 'An Marram schreiben',
        fields: [
          { name: 'name', kind: 'text', label: 'Ihr Name', required: true, autocomplete: 'name' },
          { name: 'email', kind: 'email', label: 'Ihre E-Mail-Adresse', required: true, autocomplete: 'email' },
          {
            name: 'phone',
            kind: 'tel',
            label: 'Ihre Telefonnummer',
            hint: 'Falls wir lieber anrufen sollen',
            autocomplete: 'tel',
          },
          {
            name: 'topic',
            kind: 'select',
            label: 'Worum geht es?',
            required: true,
            options: [
              { value: 'house', label: 'Um ein bestimmtes Haus' },
              { value: 'booking', label: 'Um meine Buchung' },
              { value: 'invoice', label: 'Um Rechnung oder Verbrauch' },
              { value: 'other', label: 'Um etwas anderes' },
            ],
          },
          {
            name: 'house',
            kind: 'text',
            label: 'Hausnr.',
            hint: 'Zum Beispiel B2417',
            showIf: { field: 'topic', equals: ['house', 'booking', 'invoice'] },
          },
          { name: 'message', kind: 'textarea', label: 'Ihre Nachricht', required: true },
          {
            name: 'consent',
            kind: 'consent',
            label: 'Sie dürfen meine Angaben verwenden, um mir zu antworten.',
            required: true,
          },
        ],
        submitLabel: 'Nachricht senden',
        thankYou: doc(p('Danke für Ihre Nachricht. Sie ist angekommen; wir antworten noch am selben Werktag.')),
      },
      en: {
        title: 'Write to Marram',
        fields: [
          { name: 'name', kind: 'text', label: 'Your name', required: true, autocomplete: 'name' },
          { name: 'email', kind: 'email', label: 'Your e-mail address', required: true, autocomplete: 'email' },
          {
            name: 'phone',
            kind: 'tel',
            label: 'Your telephone number',
            hint: 'If you’d rather we called you',
            autocomplete: 'tel',
          },
          {
            name: 'topic',
            kind: 'select',
            label: 'What’s it about?',
            required: true,
            options: [
              { value: 'house', label: 'A particular house' },
              { value: 'booking', label: 'My booking' },
              { value: 'invoice', label: 'A bill or meter reading' },
              { value: 'other', label: 'Something else' },
            ],
          },
          {
            name: 'house',
            kind: 'text',
            label: 'House no.',
            hint: 'For example B2417',
            showIf: { field: 'topic', equals: ['house', 'booking', 'invoice'] },
          },
          { name: 'message', kind: 'textarea', label: 'Your message', required: true },
          { name: 'consent', kind: 'consent', label: 'You may use my details to reply to me.', required: true },
        ],
        submitLabel: 'Send message',
        thankYou: doc(p('Thank you for your message. It’s reached us, and we’ll reply the same working day.')),
      },
    },
  ),
  form(
    'form-owner',
    { recipient: toEntry('department-henne-strand') },
    {
      da: {
        title: 'Fortæl os om dit hus',
        fields: [
          { name: 'name', kind: 'text', label: 'Navn', required: true, autocomplete: 'name' },
          { name: 'email', kind: 'email', label: 'E-mail', required: true, autocomplete: 'email' },
          { name: 'address', kind: 'text', label: 'Husets adresse', required: true },
          { name: 'persons', kind: 'number', label: 'Antal sovepladser' },
          { name: 'from', kind: 'date', label: 'Ledigt til udlejning fra' },
          {
            name: 'owner',
            kind: 'radio',
            label: 'Jeg udlejer',
            required: true,
            options: [
              { value: 'private', label: 'som privatperson' },
              { value: 'trader', label: 'som erhvervsdrivende' },
            ],
          },
          {
            name: 'equipment',
            kind: 'checkbox',
            label: 'Huset har',
            options: [
              { value: 'pool', label: 'pool' },
              { value: 'spa', label: 'spa' },
              { value: 'sauna', label: 'sauna' },
              { value: 'heat-pump', label: 'varmepumpe' },
            ],
          },
          { name: 'message', kind: 'textarea', label: 'Er der andet, vi bør vide?' },
          { name: 'consent', kind: 'consent', label: 'I må kontakte mig om huset.', required: true },
        ],
        submitLabel: 'Bed om et besøg',
        thankYou: doc(p('Tak. Anna ringer inden for to hverdage og aftaler et besøg.')),
      },
      de: {
        title: 'Erzählen Sie von Ihrem Haus',
        fields: [
          { name: 'name', kind: 'text', label: 'Vor- und Nachname', required: true, autocomplete: 'name' },
          { name: 'email', kind: 'email', label: 'E-Mail-Adresse', required: true, autocomplete: 'email' },
          { name: 'address', kind: 'text', label: 'Adresse des Hauses', required: true },
          { name: 'persons', kind: 'number', label: 'Anzahl der Schlafplätze' },
          { name: 'from', kind: 'date', label: 'Zu mieten ab' },
          {
            name: 'owner',
            kind: 'radio',
            label: 'Ich vermiete',
            required: true,
            options: [
              { value: 'private', label: 'privat' },
              { value: 'trader', label: 'gewerblich' },
            ],
          },
          {
            name: 'equipment',
            kind: 'checkbox',
            label: 'Im Haus gibt es',
            options: [
              { value: 'pool', label: 'einen Pool' },
              { value: 'spa', label: 'einen Whirlpool' },
              { value: 'sauna', label: 'eine Sauna' },
              { value: 'heat-pump', label: 'eine Wärmepumpe' },
            ],
          },
          { name: 'message', kind: 'textarea', label: 'Was wir noch wissen sollten' },
          { name: 'consent', kind: 'consent', label: 'Sie dürfen mich wegen des Hauses kontaktieren.', required: true },
        ],
        submitLabel: 'Besuch anfragen',
        thankYou: doc(p('Danke. Anna ruft binnen zwei Werktagen an und vereinbart einen Besuch.')),
      },
      en: {
        title: 'Tell us about your house',
        fields: [
          { name: 'name', kind: 'text', label: 'Full name', required: true, autocomplete: 'name' },
          { name: 'email', kind: 'email', label: 'E-mail address', required: true, autocomplete: 'email' },
          { name: 'address', kind: 'text', label: 'Address of the house', required: true },
          { name: 'persons', kind: 'number', label: 'How many people it sleeps' },
          { name: 'from', kind: 'date', label: 'Available to let from' },
          {
            name: 'owner',
            kind: 'radio',
            label: 'I’m letting it',
            required: true,
            options: [
              { value: 'private', label: 'as a private individual' },
              { value: 'trader', label: 'as a business' },
            ],
          },
          {
            name: 'equipment',
            kind: 'checkbox',
            label: 'The house has',
            options: [
              { value: 'pool', label: 'a pool' },
              { value: 'spa', label: 'a whirlpool' },
              { value: 'sauna', label: 'a sauna' },
              { value: 'heat-pump', label: 'a heat pump' },
            ],
          },
          { name: 'message', kind: 'textarea', label: 'Anything else we should know?' },
          { name: 'consent', kind: 'consent', label: 'You may contact me about the house.', required: true },
        ],
        submitLabel: 'Request a visit',
        thankYou: doc(p('Thank you. Anna will call within two working days to arrange a visit.')),
      },
    },
  ),
  jobForm,
]
