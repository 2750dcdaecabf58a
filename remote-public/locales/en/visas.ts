import type { visas as source } from '../pt/visas';

export const visas: Record<keyof typeof source, string> = {
  'visas.title': 'Visas for the United States',
  'visas.name': 'Visas',
  'visas.closing.title': 'Torn between two visas?',
  'visas.closing.lead':
    'Tell us where you are going, for how long and with whom. We show you what each one asks for, and you choose.',
  'visas.promise': 'Forms, documents and interview practice, from a vacation to a merit-based green card.',
  'visas.intro':
    'We take care of the form, the documents and the interview practice. You walk into the consulate knowing what to expect.',
  'visas.description':
    'Help with US visas: B1/B2, F-1, F-2, EB-1A, EB-2 NIW, renewals and families. Prices up front, consular fees separate.',
  'visas.more': 'See all visas',
  'visas.list_title': 'Choose your visa',
  'visas.fees':
    'You pay consular, SEVIS and USCIS fees yourself, directly to the agency. They change, so we confirm each amount with you before you pay.',
  'visas.group.visit': 'Visit',
  'visas.group.study': 'Study',
  'visas.group.work': 'Work and live',
  'visas.group.renew': 'Renew and resolve',
  'visas.q': 'Do you guarantee approval?',
  'visas.a':
    'No, and nobody can. The consulate or USCIS decides. Our part is to prepare an application that is complete, consistent and truthful.',

  'service.b1b2.title': 'B1/B2 visitor visa',
  'service.b1b2.promise': 'Vacation, family, a meeting or a trade show: DS-160 and interview without the nerves.',
  'service.b1b2.intro':
    'The B1/B2 visa is for vacations, visiting relatives, medical care and business meetings. It does not let you work or enroll in a course of study. We fill out the DS-160 with you and get you ready for the interview.',
  'service.b1b2.includes_title': 'What is included',
  'service.b1b2.includes.0': 'Form DS-160 filled out and reviewed',
  'service.b1b2.includes.1':
    'Help with your online account, the fee payment, and the biometrics and interview appointments',
  'service.b1b2.includes.2': 'A list of documents that show your ties to home',
  'service.b1b2.includes.3': 'Interview practice with the questions that come up most',
  'service.b1b2.price_label': 'per applicant',
  'service.b1b2.cta': 'Prepare my B1/B2',
  'service.b1b2.excludes': 'The consular (MRV) fee\nPhotos\nTranslations\nThe trip to the consulate',
  'service.b1b2.whatsapp_msg': 'Hello! I would like help with the B1/B2 visitor visa.',
  'service.b1b2.q.0': 'How long can I stay?',
  'service.b1b2.a.0':
    'The officer at the border decides, usually up to six months. The expiration date on the visa is something else: it is the last day you can use it to travel here, not how long you may stay.',
  'service.b1b2.q.1': 'I was denied before. Can I apply again?',
  'service.b1b2.a.1':
    'Yes. The most common refusal, under section 214(b), has no waiting period. Applying again only makes sense if something changed or was badly explained, and we look at that with you first.',
  'service.b1b2.description':
    'Help with the US B1/B2 visa: DS-160, appointments, documents and interview practice. Clear price, consular fee separate.',

  'service.f1.title': 'F-1 student visa',
  'service.f1.promise': 'From the I-20 to the interview: English courses, college or grad school.',
  'service.f1.intro':
    'The F-1 is for full-time study at an SEVP-certified school. The school issues your I-20; from there we handle the rest with you.',
  'service.f1.includes_title': 'What is included',
  'service.f1.includes.0': 'I-20 check, and help with paying the SEVIS fee (I-901)',
  'service.f1.includes.1': 'The student DS-160, filled out and reviewed',
  'service.f1.includes.2': 'Your proof of funds and study plan, put in order',
  'service.f1.includes.3': 'Practice for the consular interview',
  'service.f1.price_label': 'per student',
  'service.f1.cta': 'Prepare my F-1',
  'service.f1.excludes': 'SEVIS fee\nConsular fee\nSchool enrollment and tuition',
  'service.f1.whatsapp_msg': 'Hello! I would like help with the F-1 student visa.',
  'service.f1.q.0': 'Can I work on an F-1?',
  'service.f1.a.0':
    'On campus, up to 20 hours a week while classes are in session. Off campus only with permission tied to your studies, such as CPT or OPT. Working without it violates your status and can end it.',
  'service.f1.q.1': 'When can I enter the country?',
  'service.f1.a.1':
    'No earlier than 30 days before the start date on your I-20. The visa itself can be issued well before that, so do not leave the interview to the last minute.',
  'service.f1.description':
    'F-1 visa to study in the US: I-20, SEVIS, DS-160, proof of funds and interview practice. Clear price.',

  'service.f2.title': 'F-2 visa for a student’s family',
  'service.f2.promise': 'Spouse and children join the person studying on an F-1.',
  'service.f2.intro':
    'The F-2 is for the spouse and the unmarried children under 21 of someone with an F-1. Each one needs their own dependent I-20 and their own visa application.',
  'service.f2.includes_title': 'What is included',
  'service.f2.includes.0': 'How to ask the school for a dependent I-20',
  'service.f2.includes.1': 'The dependent’s DS-160, filled out and reviewed',
  'service.f2.includes.2': 'A list of documents that prove relationship and support',
  'service.f2.includes.3': 'Interview practice, with the F-1 applicant or later',
  'service.f2.price_label': 'per dependent',
  'service.f2.cta': 'Prepare the F-2',
  'service.f2.excludes':
    'Consular fee; dependents do not pay the SEVIS fee\nBirth and marriage certificates\nTranslations',
  'service.f2.whatsapp_msg': 'Hello! I would like help with the F-2 visa for a student’s family.',
  'service.f2.q.0': 'Can someone with an F-2 work or study?',
  'service.f2.a.0':
    'Work, no. Children can attend school full time. Adults can take courses part time; for a full course of study they must change to F-1.',
  'service.f2.q.1': 'Do we have to travel together?',
  'service.f2.a.1':
    'No. Dependents can apply and travel later, as long as the student keeps F-1 status. They cannot enter before the student does.',
  'service.f2.description':
    'F-2 visa for the spouse and children of an F-1 student: dependent I-20, DS-160, proof of relationship and interview.',

  'service.renewal.title': 'Visa renewal',
  'service.renewal.promise': 'Your visa expired or is about to: we see whether the interview can be waived.',
  'service.renewal.intro':
    'Renewing means applying again; the consulate takes another look at your history. Some people can skip the interview. We check the current rule, fill out the DS-160, and show you how to hand in your passport.',
  'service.renewal.includes_title': 'What is included',
  'service.renewal.includes.0': 'A check of whether the interview waiver applies to you',
  'service.renewal.includes.1': 'A new DS-160 that matches your last application',
  'service.renewal.includes.2': 'Help with the fee, the appointment and passport delivery',
  'service.renewal.includes.3': 'Interview practice, if you are called in',
  'service.renewal.price_label': 'per applicant',
  'service.renewal.cta': 'Renew my visa',
  'service.renewal.excludes': 'Consular fee\nPhoto\nPassport shipping',
  'service.renewal.whatsapp_msg': 'Hello! I would like to renew my US visa.',
  'service.renewal.q.0': 'Who can renew without an interview?',
  'service.renewal.a.0':
    'The rule became narrower in 2025. It generally covers people who renew a full-validity B1/B2 within 12 months of its expiration, were at least 18 when it was issued, apply in their country of nationality or residence and have no unresolved visa refusal. The consulate can always call you in.',
  'service.renewal.q.1': 'My valid visa is in an expired passport. Do I need a new one?',
  'service.renewal.a.1':
    'No. Travel with both passports, the expired one with the visa and the new one, if your details are the same and the visa is undamaged.',
  'service.renewal.description':
    'US visa renewal: interview waiver check, new DS-160 and passport delivery. Consular fee separate.',

  'service.family.title': 'Visas for the whole family',
  'service.family.promise': 'Parents, children and grandparents together, with consistent answers.',
  'service.family.intro':
    'When a family travels together, its applications are read together. We fill out one DS-160 per person, link them, and book the same time slot wherever the consulate allows it.',
  'service.family.includes_title': 'What is included for each person',
  'service.family.includes.0': 'An individual DS-160, checked against the others',
  'service.family.includes.1': 'Group appointments for biometrics and interview',
  'service.family.includes.2': 'A document list, with travel consent for minors',
  'service.family.includes.3': 'Interview practice as a family',
  'service.family.price_label': 'each person’s complete application, linked with the others and scheduled together',
  'service.family.cta': 'Prepare our family’s visas',
  'service.family.excludes': 'Each person’s consular fee\nPassports\nPhotos\nBirth and marriage certificates',
  'service.family.whatsapp_msg': 'Hello! I would like help with visas for my family.',
  'service.family.q.0': 'Do children have to attend the interview?',
  'service.family.a.0':
    'Generally, yes: since September 2025, being under 14 is no longer enough to skip the interview. Each child, even a baby, needs an application. We check the consulate’s rule for your date.',
  'service.family.q.1': 'Is this the same as a petition by a US citizen relative?',
  'service.family.a.1':
    'No. This is about nonimmigrant visas. A petition by a citizen or permanent resident uses Form I-130 and belongs under special cases.',
  'service.family.description':
    'US visas for the whole family: one DS-160 per person, group appointments and interview practice. Priced per person.',
};
