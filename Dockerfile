# Every image of docker-compose.yml is a stage of this file, as one lock file serves them all: the services `backend` and
# `edge`, the command `ponte`, and `part`, which holds one part's build and the command that publishes it.

# The Node that the tests run on; its npm is the one that is used here.
FROM node:20.20.2-bookworm-slim AS node

FROM node AS manifests
WORKDIR /ponte
COPY package.json package-lock.json .npmrc ./
COPY shared-config/contract/package.json shared-config/contract/
COPY shared-config/kit/package.json shared-config/kit/
COPY shared-config/toolchain/package.json shared-config/toolchain/
COPY shell/package.json shell/
COPY remote-public/package.json remote-public/
COPY remote-admin/package.json remote-admin/
COPY remote-chat/package.json remote-chat/
COPY backend/package.json backend/
COPY nhost/package.json nhost/
COPY releases/package.json releases/
COPY composer/package.json composer/
COPY edge/package.json edge/
COPY dev/package.json dev/
COPY artwork/package.json artwork/
COPY fixtures/package.json fixtures/
COPY gallery/package.json gallery/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# What a program needs when it runs.
FROM manifests AS backend-packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts -w backend && npm prune --omit=dev --ignore-scripts -w backend

FROM manifests AS ponte-packages
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts -w releases && npm prune --omit=dev --ignore-scripts -w releases

FROM manifests AS sources
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY tsconfig.json ./
COPY shared-config shared-config

FROM sources AS backend-build
COPY fixtures fixtures
COPY nhost nhost
COPY backend backend
RUN npm run build -w backend

FROM sources AS ponte-build
COPY edge edge
COPY composer composer
COPY releases releases
RUN npm run build -w releases

FROM sources AS part-build
ARG PART
COPY ${PART} ${PART}
RUN npm run build -w ${PART}

# With the command beside it, each with the packages of its own, for the admin area's page of versions.
FROM node AS backend
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /ponte/backend
COPY --from=ponte-packages /ponte/node_modules /ponte-command/node_modules
COPY --from=ponte-packages /ponte/releases /ponte-command/releases
COPY --from=ponte-build /ponte/releases/dist /ponte-command/releases/dist
COPY --from=backend-packages /ponte/node_modules ../node_modules
COPY --from=backend-packages /ponte/backend ./
COPY --from=backend-build /ponte/backend/dist dist
RUN mkdir -p /data/releases && chown -R node:node /data
USER node
EXPOSE 3001
CMD ["node", "dist/server.js"]

FROM node AS ponte
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /ponte
COPY --from=ponte-packages /ponte/node_modules node_modules
# Some packages may lie in here, beside the manifest.
COPY --from=ponte-packages /ponte/releases releases
COPY --from=ponte-build /ponte/releases/dist releases/dist
# A new volume takes its owner from the folder that it is mounted on.
RUN mkdir -p /data/releases /etc/ponte && chown -R node:node /data /etc/ponte
USER node
ENTRYPOINT ["node", "/ponte/releases/dist/ponte.js"]
CMD ["status"]

FROM ponte AS part
ARG PART
COPY --from=part-build /ponte/${PART}/dist /part

# Debian's nginx, as the edge's tests run against this one. Its version follows Debian's security updates.
FROM debian:12.12-slim AS edge
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /data/releases /etc/ponte && chown -R 1000:1000 /data /etc/ponte
USER www-data
EXPOSE 8080
# Lets answers that are under way end.
STOPSIGNAL SIGQUIT
CMD ["nginx", "-p", "/run/nginx", "-c", "/etc/ponte/nginx.conf", "-e", "stderr", "-g", "daemon off;"]
