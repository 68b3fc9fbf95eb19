# An image for each service, from the top of this repository:
#
#   docker build --file deploy/docker/services.Dockerfile --target edge --tag dana/edge:1 .
#
# and likewise for api, releases and keep. Each holds its bundle (pnpm ops bundle), Node and nothing to build with.

FROM node:24.21.0-bookworm-slim AS bundles
WORKDIR /dana
RUN apt-get update && apt-get install --yes --no-install-recommends binutils && rm -rf /var/lib/apt/lists/*
# Its symbols are of use to those who work on Node, and a sixth of it.
RUN strip --strip-unneeded /usr/local/bin/node
COPY . .
# What bundles are made of has two gigabytes, which no image takes and no engine should keep.
RUN npx -y pnpm@12.21.0 install --frozen-lockfile && npx -y pnpm@12.21.0 ops bundle --to /bundles && cd / && rm -rf /dana /root

# The system that Node was built for, with nothing but what it links to.
FROM debian:bookworm-slim AS runtime
COPY --from=bundles /usr/local/bin/node /usr/local/bin/node
# The root may be read-only: what is written goes to DATA_DIR alone.
RUN install --directory --owner=10001 --group=10001 /data
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /dana
USER 10001:10001
# There is no shell's tool in here that asks over HTTP. HEALTH_PORT is set below, for each service.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]

FROM runtime AS edge
COPY --from=bundles /bundles/edge ./
ENV HOST=0.0.0.0 PORT=8080 HEALTH_PORT=8080
EXPOSE 8080

FROM runtime AS api
COPY --from=bundles /bundles/api ./
ENV API_HOST=0.0.0.0 API_PORT=8081 HEALTH_PORT=8081
EXPOSE 8081

FROM runtime AS releases
COPY --from=bundles /bundles/releases ./
ENV RELEASES_HOST=0.0.0.0 RELEASES_PORT=8082 HEALTH_PORT=8082
EXPOSE 8082

# Backup and restore: no server, and the one image with PostgreSQL's own programs, of the version that compose.yaml runs.
FROM postgres:17.6-bookworm AS keep
COPY --from=bundles /usr/local/bin/node /usr/local/bin/node
COPY --from=bundles /bundles/api /dana/api
COPY --from=bundles /bundles/releases /dana/releases
COPY deploy/docker/keep.sh /dana/keep.sh
RUN install --directory --owner=10001 --group=10001 --mode=700 /data /backups
ENV NODE_ENV=production DATA_DIR=/data
USER 10001:10001
HEALTHCHECK NONE
ENTRYPOINT ["sh", "/dana/keep.sh"]
CMD ["help"]
