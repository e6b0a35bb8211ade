import type { MailMessages } from '../en.ts'

export const contest: MailMessages['contest'] = {
  received: {
    subject: 'Ihr Bild ist angekommen',
    heading: 'Vielen Dank für Ihr Bild',
    text: 'Ihr Bild ist bei uns angekommen und nimmt am Fotowettbewerb teil.',
    next: 'Wir sehen uns jedes Bild an, bevor wir es zeigen, meist innerhalb weniger Tage. Danach schreiben wir Ihnen noch einmal.',
    notYou:
      'Falls Sie uns kein Bild geschickt haben, hat jemand versehentlich Ihre Adresse angegeben. Antworten Sie auf diese E-Mail, dann löschen wir Bild und Adresse.',
  },
  approved: {
    subject: (title) => `„${title}“ ist jetzt im Fotowettbewerb zu sehen`,
    heading: (name) => `Ihr Bild ist online, ${name}`,
    text: (title) =>
      `„${title}“ ist ab sofort auf unserer Website zu sehen. Ihr Name und Ihre Adresse werden nicht angezeigt.`,
    button: 'Zum Fotowettbewerb',
    withdraw: 'Wenn Sie Ihr Bild lieber zurückziehen möchten, genügt eine Antwort auf diese E-Mail.',
  },
  rejected: {
    subject: (title) => `Ihr Bild „${title}“`,
    text: (title) => `vielen Dank für „${title}“. Leider können wir das Bild nicht in den Wettbewerb aufnehmen.`,
    reasons: {
      'not-own':
        'Der Grund: Wir sind nicht sicher, ob Sie das Bild selbst aufgenommen haben oder die Rechte daran besitzen.',
      people:
        'Der Grund: Es sind Personen zu erkennen, und wir wissen nicht, ob sie mit der Veröffentlichung einverstanden sind.',
      unsuitable: 'Der Grund: Das Bild passt nicht zum Thema oder entspricht nicht den Teilnahmebedingungen.',
      quality: 'Der Grund: Das Bild ist zu unscharf, zu dunkel oder zu klein, um es groß zu zeigen.',
    },
    again:
      'Wenn Sie das anders sehen, antworten Sie einfach auf diese E-Mail; dann sieht sich jemand anderes das Bild noch einmal an. Unsere Kopie haben wir gelöscht, bitte hängen Sie das Bild deshalb an.',
  },
  winner: {
    subject: (year) => `Sie haben gewonnen: Fotowettbewerb ${year}`,
    heading: (name) => `Herzlichen Glückwunsch, ${name}!`,
    text: (title, place, year) =>
      `Ihr Bild „${title}“ hat in unserem Fotowettbewerb ${year} den ${place === 1 ? 'ersten' : place === 2 ? 'zweiten' : 'dritten'} Preis gewonnen.`,
    next: 'Bitte antworten Sie auf diese E-Mail, damit wir besprechen können, wie Sie Ihren Preis erhalten.',
    button: 'Die Gewinnerbilder ansehen',
  },
}
