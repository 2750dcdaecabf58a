import type { ServiceIn } from '@ponte/contract/catalogue/catalogue';
import type { ReactNode } from 'react';
import { Briefcase, Globe, Suitcase } from '../things/journeys';
import { Studies } from '../things/learning';
import { Calendar, Magnifier, RubberStamp } from '../things/office';
import { Form, Passport, Seal } from '../things/papers';
import { Person } from '../things/Person';

/** The visas: the category, then each service. */
export const visas: Readonly<Record<'visas' | ServiceIn<'visas'>, ReactNode>> = {
  visas: (
    <>
      <Form name="DS-160" x={118} height={118} turn={-5} isChecked />
      <Passport x={204} turn={7} />
    </>
  ),
  b1b2: (
    <>
      <Form name="DS-160" x={110} height={126} turn={-5} isChecked />
      <Suitcase x={188} />
    </>
  ),
  f1: (
    <>
      <Form name="I-20" x={106} height={128} turn={-6} isChecked />
      <Studies x={192} />
    </>
  ),
  f2: (
    <>
      <Person x={170} y={104} hairCut="long" hair="#2b1a1c" skin="#c98d66" coat="#6b2433" shirt="#fbf7f0" />
      <Person x={246} y={150} hairCut="short" hair="#17121a" skin="#c98d66" coat="#1f6f6a" shirt="#fbf7f0" />
      <Form name="I-20" x={74} height={96} turn={-4} />
    </>
  ),
  eb1a: (
    <>
      <Form name="CV" x={104} height={120} turn={-7} isBehind />
      <Form name="I-140" x={160} height={140} turn={4} />
      <Seal x={236} rise={56} turn={4} />
    </>
  ),
  eb2niw: (
    <>
      <Form name="I-140" x={108} height={128} turn={-5} />
      <Globe x={206} />
    </>
  ),
  renewal: (
    <>
      <Calendar x={118} turn={-5} />
      <Passport x={204} turn={7} />
    </>
  ),
  family: (
    <>
      <Person
        x={132}
        y={112}
        face="glasses"
        hairCut="bun"
        hair="#b9b2ad"
        skin="#e2b48e"
        coat="#6b2433"
        shirt="#fbf7f0"
      />
      <Person
        x={232}
        y={104}
        face="beard"
        hairCut="short"
        hair="#b9b2ad"
        skin="#e2b48e"
        coat="#e3d8c4"
        shirt="#10243e"
      />
      <Person x={184} y={158} hairCut="short" hair="#7a4426" skin="#e2b48e" coat="#1f6f6a" shirt="#fbf7f0" />
    </>
  ),
  specialCases: (
    <>
      <Form name="221(g)" x={140} height={132} turn={-4} />
      <Magnifier x={206} />
    </>
  ),
  complementary: (
    <>
      <Form name="Carta" x={104} height={130} turn={-6} isBehind />
      <Form name="Letter" x={146} height={114} turn={2} isChecked />
      <RubberStamp x={240} />
    </>
  ),
  otherWork: (
    <>
      <Form name="DS-160" x={108} height={130} turn={-5} isChecked />
      <Briefcase x={196} />
    </>
  ),
};
