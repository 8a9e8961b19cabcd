"""What tests share: services to talk to, golden files, the repository's own files."""
