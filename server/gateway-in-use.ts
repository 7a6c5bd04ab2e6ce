import type { Config } from './config.ts';
import { sandbox } from './domains/test-payments/sandbox.ts';
import type { Db } from './platform/database.ts';
import type { Gateway } from './platform/gateways/gateway.ts';
import { razorpay } from './platform/gateways/razorpay.ts';
import type { Outbound } from './platform/network/outbound.ts';
import type { Seal } from './platform/secrets/seal.ts';

/** The gateway that takes payments: Razorpay where its keys are set, otherwise the one that moves no money. */
export const gatewayInUse = (
  { razorpay: keys, publicUrl }: Pick<Config, 'razorpay' | 'publicUrl'>,
  { db, seal, outbound }: { db: Db; seal: Seal; outbound: Outbound },
): Gateway => (keys ? razorpay(keys, { outbound, publicUrl }) : sandbox({ db, seal }));
